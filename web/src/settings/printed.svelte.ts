/** The letters that are on the cards of this page just now. */

import { INTERNATIONAL, type CardLetters } from "../art/cards";

class Printed {
  letters = $state.raw<CardLetters>(INTERNATIONAL);
}

export const printed = new Printed();
