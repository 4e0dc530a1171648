const most = 100;

/** How long a piece may take before others have their turn, in milliseconds. */
const pieceMs = 100;

/** How many rows are read for a piece: as many as the one before it had time for, so that few are looked up in vain. */
export class Pace {
  /** How many rows the next piece reads. */
  atOnce = 16;
  #endsAt = 0;

  begin(): void {
    this.#endsAt = performance.now() + pieceMs;
  }

  /** Whether the time of this piece is up, with so many rows done; each piece does one at least. */
  isOver(done: number): boolean {
    if (done === 0 || performance.now() <= this.#endsAt) return false;
    this.atOnce = done;
    return true;
  }

  /** All that was read has been done in time: more next time. */
  faster(): void {
    this.atOnce = Math.min(most, this.atOnce * 2);
  }
}
