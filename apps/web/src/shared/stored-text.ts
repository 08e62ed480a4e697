type Where = 'localStorage' | 'sessionStorage';

/**
 * A value kept in the browser that all tabs agree on, or of this tab alone. Without storage (private mode) it lives as
 * long as the page.
 */
export function storedText(key: string, where: Where = 'localStorage') {
  let value = read(key, where);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    value = read(key, where);
    tell();
  });
  return {
    get: () => value,
    set(next: string | null) {
      if (next === value) return;
      value = next;
      try {
        if (next === null) window[where].removeItem(key);
        else window[where].setItem(key, next);
      } catch {
        // Storage full or forbidden: the session still works in this tab.
      }
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function read(key: string, where: Where): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}
