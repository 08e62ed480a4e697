const loading = new Map<string, Promise<void>>();

/** A vendor's own code, from the vendor: the page's policy lets it in only where that vendor is configured. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const arriving = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      // The next try asks again.
      loading.delete(address);
      script.remove();
      reject(new Error(`No answer from ${new URL(address).host}`));
    };
    document.head.append(script);
  });
  loading.set(address, arriving);
  return arriving;
}
