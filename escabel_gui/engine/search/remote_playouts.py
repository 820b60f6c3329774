"""Playouts that another process runs (leaf parallelization without waiting), by way of memory that both share.

The search posts the line from the root to a leaf, and goes on; the other process plays it, runs the playout, and writes
its value and final owners. Each slot of the memory has a part for the line and one for the answer. A part begins with
the number of the line and a checksum, without which it counts as not yet there: so no order of writing is relied on.
"""

from __future__ import annotations

from mmap import mmap
from typing import Final

from librt.strings import BytesWriter, read_f64_le, read_i32_le, read_i64_le, write_f64_le, write_i32_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from escabel_gui.engine.search.simulation import Simulation
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import OFF_BOARD

SLOTS: Final = 8  # lines posted at once: enough for the other process while this one expands a node
MAX_LINE_LENGTH: Final = 100  # moves; leaves that lie deeper are not posted
LINE_NODES: Final = MAX_LINE_LENGTH + 1  # with the root
MOVE_BYTES: Final = 4
WORD_BYTES: Final = 8
POINTS_PER_WORD: Final = 31  # two bits each, and no sign
LENGTH: Final = 8  # places in a part: the number comes first, then the length of the body
CHECKSUM: Final = 12
BODY: Final = 16
PART_BYTES: Final = 448  # of a slot: for the line, and again for the answer
SLOT_BYTES: Final = 2 * PART_BYTES
SHARED_BYTES: Final = SLOTS * SLOT_BYTES
CHECKSUM_FACTOR: Final = 1_103_515_245  # of a usual generator of random numbers
CHECKSUM_MASK: Final = 0x7FFF_FFFF
MAX_POINTS: Final = (PART_BYTES - BODY - WORD_BYTES) // WORD_BYTES * POINTS_PER_WORD
MAX_ANSWERS_AT_ONCE: Final = 200  # about a thousandth of a second


def first_number(service: i64) -> i64:
    """Return the number of the first line of a service, counted from 0: each has numbers of its own, above 0."""
    return (service + 1) << 32


def slot_of(number: i64) -> i64:
    """Return the slot of a line."""
    return number % SLOTS


def checksum(number: i64, data: bytes, start: i64, end: i64) -> i64:
    """Return the checksum of a number and of data, which is a multiple of four bytes long."""
    result = number & CHECKSUM_MASK
    place = start
    while place < end:
        result = (result * CHECKSUM_FACTOR + i64(read_i32_le(data, place))) & CHECKSUM_MASK
        place += 4
    return result


class SharedParts:
    """First or second parts of the slots: the lines or the answers, of which at most `size` bytes are read."""

    def __init__(self, memory: mmap, start: int, size: i64) -> None:
        self.memory = memory
        self.start: i64 = start
        self.size = size
        places = range(start, int(SHARED_BYTES), int(SLOT_BYTES))
        self.numbers = [slice(place, place + int(WORD_BYTES)) for place in places]
        self.wholes = [slice(place, place + int(size)) for place in places]

    def number(self, slot: i64) -> i64:
        """Return the number of the line that a part belongs to."""
        data: bytes = self.memory[self.numbers[slot]]
        return read_i64_le(data, 0)

    def read(self, slot: i64, number: i64) -> bytes:
        """Return the part of a line, with its body from BODY on; no bytes if it is not there, or not whole."""
        data: bytes = self.memory[self.wholes[slot]]
        if read_i64_le(data, 0) != number:
            return b""
        end = BODY + i64(read_i32_le(data, LENGTH))
        if end < BODY or end > self.size or i64(read_i32_le(data, CHECKSUM)) != checksum(number, data, BODY, end):
            return b""
        return data

    def write(self, slot: i64, number: i64, body: bytes) -> None:
        """Write the part of a line."""
        length: i64 = len(body)
        part = BytesWriter()
        write_i64_le(part, number)
        write_i32_le(part, i32(length))
        write_i32_le(part, i32(checksum(number, body, 0, length)))
        part.write(body)
        place = slot * SLOT_BYTES + self.start
        self.memory[place : place + BODY + length] = part.getvalue()


def line_parts(memory: mmap) -> SharedParts:
    """Return the parts for lines: moves from the root to a leaf."""
    return SharedParts(memory, 0, PART_BYTES)


def answer_parts(memory: mmap, points: i64) -> SharedParts:
    """Return the parts for answers: a value and the owners of so many points."""
    words = (points + POINTS_PER_WORD - 1) // POINTS_PER_WORD
    return SharedParts(memory, int(PART_BYTES), BODY + WORD_BYTES * (1 + words))


class RemotePlayouts:
    """The search's end: lines that are posted, and what comes back.

    The nodes and colors of pending lines, and what else their values are backed up with, stay in columns by slot.
    """

    def __init__(self, rules: Rules, memory: mmap) -> None:
        self.points = rules.board.points
        self.lines = line_parts(memory)
        self.answers = answer_parts(memory, self.points)
        self.first: i64 = 0  # number of the first line of the service
        self.next: i64 = 0  # number of the next line to post
        self.pending: i64 = 0  # number of the oldest line without a value
        self.withdrawn: i64 = -1  # number of the newest line whose answer nobody waits for
        self.depth: vec[i64] = vec[i64]([0] * SLOTS)
        self.last_swap: vec[i64] = vec[i64]([0] * SLOTS)
        self.estimate: vec[float] = vec[float]([0.0] * SLOTS)
        self.nodes: vec[i64] = vec[i64]([0] * (SLOTS * LINE_NODES))
        self.colors: vec[i64] = vec[i64]([0] * (SLOTS * LINE_NODES))
        self.means: vec[float] = vec[float]([0.0] * (SLOTS * LINE_NODES))  # that visits without a value count with
        self.value = 0.0  # of the answer received last
        self.owner: vec[i64] = vec[i64]([OFF_BOARD] * (int(self.points) + 1))  # likewise, by point

    def begin(self, service: i64) -> None:
        """Begin anew with a service of the other process, which answers no earlier lines any more."""
        self.first = self.next = self.pending = first_number(service)
        self.withdrawn = self.first - 1

    def has_pending(self) -> bool:
        """Return whether a line is posted whose value is missing."""
        return self.pending < self.next

    def has_room(self) -> bool:
        """Return whether a slot is free for another line."""
        number = self.next - SLOTS
        if number < self.first:
            return True
        if number > self.withdrawn:
            return number < self.pending
        return self.answers.number(slot_of(number)) == number

    def post(self, simulation: Simulation, nodes: vec[i64], estimate: float, last_swap: i64) -> None:
        """Post the line of a simulation, through these nodes; needs room."""
        number = self.next
        slot = slot_of(number)
        base = slot * LINE_NODES
        depth = simulation.depth
        moves = simulation.moves
        body = BytesWriter()
        for k in range(depth):
            write_i32_le(body, i32(moves[k]))
        for k in range(depth + 1):
            self.nodes[base + k] = nodes[k]
            self.colors[base + k] = simulation.colors_to_move[k]
        self.depth[slot] = depth
        self.estimate[slot] = estimate
        self.last_swap[slot] = last_swap
        self.lines.write(slot, number, body.getvalue())
        self.next = number + 1

    def receive(self) -> bool:
        """Read the answer to the oldest pending line into `value` and `owner`; False if it has not come."""
        number = self.pending
        if number == self.next:
            return False
        data = self.answers.read(slot_of(number), number)
        if not data:
            return False
        self.value = read_f64_le(data, BODY)
        owner = self.owner
        point: i64 = 0
        place: i64 = BODY
        while point < self.points:
            place += WORD_BYTES
            word = read_i64_le(data, place)
            end = min(point + POINTS_PER_WORD, self.points)
            while point < end:
                owner[point] = word & 3
                word >>= 2
                point += 1
        return True

    def finish(self, is_answered: bool) -> None:
        """Take the oldest pending line as done; if it is not answered, nobody waits for that any longer."""
        if not is_answered:
            self.withdrawn = self.pending
        self.pending += 1


class PlayoutServer:
    """The other process's end: plays the lines, runs the playouts, answers."""

    def __init__(self, memory: mmap, simulation: Simulation, service: i64) -> None:
        self.simulation = simulation
        self.points = simulation.rules.board.points
        self.lines = line_parts(memory)
        self.answers = answer_parts(memory, self.points)
        self.next = first_number(service)  # number of the next line

    def serve(self, looks: i64) -> i64:
        """Answer lines, until nothing has been there for so many looks; returns the number of answers."""
        answers: i64 = 0
        while looks > 0 and answers < MAX_ANSWERS_AT_ONCE:
            if self.play_line():
                value = self.simulation.run_playout()
                self.answer(value, self.simulation.amaf_owner())
                answers += 1
            else:
                looks -= 1
        return answers

    def play_line(self) -> bool:
        """Play the next line from the root; False if it has not come."""
        number = self.next
        data = self.lines.read(slot_of(number), number)
        if not data:
            return False
        simulation = self.simulation
        simulation.start()
        place: i64 = BODY
        end = BODY + i64(read_i32_le(data, LENGTH))
        while place < end:
            simulation.play(i64(read_i32_le(data, place)))
            place += MOVE_BYTES
        return True

    def answer(self, value: float, owner: vec[i64]) -> None:
        """Write the answer to the next line."""
        number = self.next
        body = BytesWriter()
        write_f64_le(body, value)
        start: i64 = 0
        while start < self.points:
            end = min(start + POINTS_PER_WORD, self.points)
            point = end
            word: i64 = 0
            while point > start:
                point -= 1
                word = (word << 2) | owner[point]
            write_i64_le(body, word)
            start = end
        self.answers.write(slot_of(number), number, body.getvalue())
        self.next = number + 1
