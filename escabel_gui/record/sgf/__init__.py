"""Games as SGF files (FF[4]): written strictly, read leniently, refused with a line and a reason."""
