// Arrow keys inside a group of buttons. The group is one stop of the Tab key.
import type { Attachment } from 'svelte/attachments';

const items = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('[data-item]')];

function settle(group: HTMLElement) {
  const all = items(group);
  const kept = all.find((item) => item.tabIndex === 0 && item === document.activeElement);
  const chosen = kept ?? all.find((item) => item.tabIndex === 0) ?? all[0];
  for (const item of all) item.tabIndex = item === chosen ? 0 : -1;
}

/** Attaches to the element around buttons that carry `data-item`. */
export const arrows: Attachment<HTMLElement> = (group) => {
  const onFocus = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-item]');
    if (!item) return;
    for (const other of items(group)) other.tabIndex = other === item ? 0 : -1;
  };
  const onKey = (event: KeyboardEvent) => {
    const all = items(group);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next =
      step !== undefined
        ? all[(at + step + all.length) % all.length]
        : event.key === 'Home'
          ? all[0]
          : event.key === 'End'
            ? all.at(-1)
            : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const watch = new MutationObserver(() => settle(group));
  settle(group);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', onFocus);
  group.addEventListener('keydown', onKey);
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', onFocus);
    group.removeEventListener('keydown', onKey);
  };
};
