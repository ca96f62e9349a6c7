// Dates and times in words.
import { language } from '../i18n';
import { serverNow } from '../net/server-clock';

const before = { en: ['at', 'on'], fr: ['à', 'le'], nl: ['om', 'op'] } as const;

/** Returns "at 14:05" for today, "on Tuesday 1 December at 14:05" otherwise. */
export function when(at: number, now = serverNow()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const day = today ? {} : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  const said = new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit', ...day }).format(at);
  const [at_, on] = before[language()];
  return `${today ? at_ : on} ${said}`;
}
