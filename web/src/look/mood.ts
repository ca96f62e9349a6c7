/**
 * Gives the page the surfaces of a game (art/mood.css in its folder). For an effect: the page has its own again when
 * the effect ends.
 */
export function moodOf(game: string | undefined): () => void {
  const { dataset } = document.documentElement;
  dataset.mood = game ?? '';
  return () => delete dataset.mood;
}
