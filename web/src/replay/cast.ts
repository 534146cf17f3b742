/** Who sits at the table of a record, drawn as at a table. */

import { ANIMALS, isAnimal } from "../art/animals";
import { INKS, isInk } from "../art/inks";
import type { Replayed, SeatCard } from "../protocol/messages";

/** A record of ours names seats by animals; another may name them as it likes, or not at all. */
export function castOf({ seats }: Pick<Replayed, "seats">): SeatCard[] {
  return seats.map(({ name, bot, handicap_us, ink }, seat) => ({
    seat,
    name: isAnimal(name) ? "" : name.slice(0, 24),
    animal: isAnimal(name) ? name : (ANIMALS[seat] ?? ""),
    ink: ink !== null && isInk(ink) ? ink : (INKS[seat % INKS.length]?.id ?? "vermilion"),
    bot,
    present: true,
    away: false,
    ready: true,
    host: false,
    handicap_us,
    link: "unknown",
    wins: 0,
    left: false,
    held_us: null,
  }));
}
