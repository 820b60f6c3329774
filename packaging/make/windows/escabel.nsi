; The installer for Windows, for the person who runs it. windows.py defines VERSION, FOLDER, ICON and OUT.
; Games lie in %LOCALAPPDATA%\escabel, the program in %LOCALAPPDATA%\Programs\Escabel: uninstalling removes only that.

Unicode true
!include "MUI2.nsh"
!include "LogicLib.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Escabel"
!define CLASS "Escabel.Game"
!define RUNNING "Escabel is running. Close it (your game is kept), and then choose Retry."
!define IN_USE "Another program uses files of Escabel, so that they are still there. Close it, and uninstall Escabel again."

Name "Escabel"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Escabel"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; megabytes: what is there twice is kept once
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Escabel"
VIAddVersionKey "FileDescription" "Escabel, abstract board games"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Escabel authors"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\escabel-gui.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Windows deletes no file of a program that runs, and lets nobody write to it, by which it is known: before anything is
; changed, the person closes it, or gives up. A silent installer gives up, with status 2.
!macro GO_IF_RUNNING program label
  ${If} ${FileExists} "$INSTDIR\${program}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${program}" a
    IfErrors ${label}
    FileClose $0
  ${EndIf}
!macroend
!macro WAIT_FOR_END prefix
  Function ${prefix}WaitForEnd
    again:
      !insertmacro GO_IF_RUNNING "escabel-gui.exe" running
      !insertmacro GO_IF_RUNNING "escabel-engine.exe" running
      Return
    running:
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${RUNNING}" /SD IDCANCEL IDRETRY again
      Abort
  FunctionEnd
!macroend
!insertmacro WAIT_FOR_END ""
!insertmacro WAIT_FOR_END "un."

Section
  Call WaitForEnd
  ; files of an older version must not stay among those of this one
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  CreateShortcut "$SMPROGRAMS\Escabel.lnk" "$INSTDIR\escabel-gui.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  WriteRegStr HKCU "${KEY}" "DisplayName" "Escabel"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\escabel-gui.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Escabel authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1

  ; among the programs that open .sgf, without taking it from another one
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "Escabel game"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\escabel-gui.exe,0"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\escabel-gui.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.sgf\OpenWithProgids" "${CLASS}" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  Call un.WaitForEnd
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\escabel-gui.exe"
  Delete "$INSTDIR\escabel-engine.exe"
  Delete "$INSTDIR\README.txt"
  ${If} ${FileExists} "$INSTDIR\_internal\*.*"
    MessageBox MB_OK|MB_ICONEXCLAMATION "${IN_USE}" /SD IDOK
    Abort ; with what is needed to uninstall again
  ${EndIf}
  Delete "$SMPROGRAMS\Escabel.lnk"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
  DeleteRegValue HKCU "Software\Classes\.sgf\OpenWithProgids" "${CLASS}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
