import { afterEach, describe, expect, it } from 'vitest';
import { language, setLanguage, shelfOf, withWords, wordsAreHere, type Language } from './language.svelte';

afterEach(() => setLanguage('en'));

/** Returns texts that arrive at a call of `let`. */
function slow() {
  const asked: string[] = [];
  const let_ = { en: () => {}, fr: () => {}, nl: () => {} };
  const file = (name: Language) => {
    asked.push(name);
    return new Promise<string>((come) => (let_[name] = () => come(name)));
  };
  return { asked, let: let_, words: shelfOf<string>(file) };
}
const soon = () => new Promise((wake) => setTimeout(wake));

describe('words of their own', () => {
  it('are fetched in the language that is shown, and in another one when it is chosen', async () => {
    const made = slow();
    expect(made.words).toThrow('before they are fetched');
    const here = wordsAreHere();
    made.let.en();
    await here;
    expect(made.words()).toBe('en');
    expect(made.asked).toEqual(['en']);

    const changed = setLanguage('fr');
    expect(language(), 'as long as they are on their way').toBe('en');
    expect(made.words()).toBe('en');
    made.let.fr();
    await changed;
    expect(language()).toBe('fr');
    expect(made.words()).toBe('fr');
    void setLanguage('en');
    expect(made.words(), 'at once, since they are here').toBe('en');
  });

  it('of what is loaded while the language changes come in the new one', async () => {
    const first = slow();
    let here = wordsAreHere();
    first.let.en();
    await here;
    const changed = setLanguage('fr');
    let second: ReturnType<typeof slow> | undefined;
    here = withWords(Promise.resolve().then(() => (second = slow()))).then(() => undefined);
    await soon();
    second?.let.en();
    first.let.fr();
    await soon();
    second?.let.fr();
    await Promise.all([changed, here]);
    expect(second?.words()).toBe('fr');
  });

  it('of the language that was chosen last are shown, whichever come first', async () => {
    const made = slow();
    const here = wordsAreHere();
    made.let.en();
    await here;
    const french = setLanguage('fr');
    const english = setLanguage('en');
    made.let.fr();
    await Promise.all([french, english]);
    expect(language()).toBe('en');
  });
});
