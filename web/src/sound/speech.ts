/**
 * Sentences read aloud, by voices of this device alone: a voice from the network would send them out.
 *
 * It decorates, like all sound. Only the newest sentence counts: a game does not wait for a speaker.
 */

/** The voices of this device for a language. */
export function localVoices(language: string): readonly SpeechSynthesisVoice[] {
  if (typeof speechSynthesis === "undefined") return [];
  return speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language));
}

/** Read a sentence, instead of what is being read. */
export function speak(text: string, language: string, volume: number): void {
  const voice = localVoices(language)[0];
  if (voice === undefined || volume <= 0 || text === "") return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.volume = volume;
  utterance.rate = 1.15;
  speechSynthesis.speak(utterance);
}
