import type { WorkDesk } from './work-desk.ts';

/** Keeps files as long as the page is open: for a preview and the gallery, which save nothing (spec 2 §5). */
export function memoryDesk(mediaUrl: (file: string) => string): WorkDesk {
  const addresses = new Map<string, string>();
  return {
    state: 'off',
    url: (file) => addresses.get(file) ?? null,
    add: async (file, name) => {
      addresses.set(name, URL.createObjectURL(file));
      return { ok: true, file: name };
    },
    remove: async (files) => {
      for (const file of files) {
        const address = addresses.get(file);
        if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
        addresses.delete(file);
      }
    },
    copy: async ({ srcKey, filename }) => {
      addresses.set(filename, mediaUrl(srcKey));
      return { ok: true, file: filename };
    },
  };
}
