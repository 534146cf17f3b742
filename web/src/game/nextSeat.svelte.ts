/** The table at which this page's watcher wants to sit as soon as the game is over. */

class NextSeat {
  #code = $state<string | null>(null);

  isWantedAt(code: string): boolean {
    return this.#code === code;
  }

  want(code: string, wants: boolean): void {
    this.#code = wants ? code : null;
  }
}

export const nextSeat = new NextSeat();
