interface Wishes {
  /** In characters of keys and values. */
  readonly room?: number;
}

/** As a browser's: the items are its own keys, and one that does not fit is refused. */
export function storageOf({ room = Number.POSITIVE_INFINITY }: Wishes = {}): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      const others = Object.entries(this).filter(([one]) => one !== key);
      const used = others.reduce((sum, [one, text]) => sum + one.length + text.length, 0);
      if (used + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}
