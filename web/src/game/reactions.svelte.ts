/** What people show each other just now: one reaction for each seat, gone after a moment. */

export interface Shown {
  readonly id: number;
  readonly seat: number;
  readonly kind: string;
}

const SHOWN_MS = 2_400;

export class ShownReactions {
  #shown = $state.raw<readonly Shown[]>([]);
  #ids = 0;

  of(seat: number): Shown | undefined {
    return this.#shown.find((one) => one.seat === seat);
  }

  show(seat: number, kind: string): void {
    const shown = { id: (this.#ids += 1), seat, kind };
    this.#shown = [...this.#shown.filter((one) => one.seat !== seat), shown];
    setTimeout(() => {
      this.#shown = this.#shown.filter((one) => one !== shown);
    }, SHOWN_MS);
  }
}
