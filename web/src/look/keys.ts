// Keys that do something wherever the focus is.

/** Whether a key is for the page: no part of what somebody writes, nor for a sheet above it. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !(event.target as HTMLElement).closest('input, textarea, select, dialog');
