/** A value kept in the browser that all tabs agree on. Without storage (private mode) it lives in this tab only. */
export function localStorageText(key: string) {
  let value = read(key);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    value = read(key);
    tell();
  });
  return {
    get: () => value,
    set(next: string | null) {
      if (next === value) return;
      value = next;
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, next);
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

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
