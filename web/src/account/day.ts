// Days, in the language of the page.
import { language } from '../i18n';

export const day = (milliseconds: number) =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year: 'numeric' }).format(
    milliseconds,
  );
