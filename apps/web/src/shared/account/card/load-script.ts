const loading = new Map<string, Promise<void>>();

/** A line that swallows the request would let somebody wait for ever. */
const WITHIN_MS = 20_000;

/** A vendor's own code, from the vendor: the page's policy lets it in only where that vendor is configured. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const arriving = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    const giveUp = () => {
      // The next try asks again.
      loading.delete(address);
      script.remove();
      reject(new Error(`No answer from ${new URL(address).host}`));
    };
    const late = setTimeout(giveUp, WITHIN_MS);
    script.onload = () => {
      clearTimeout(late);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(late);
      giveUp();
    };
    document.head.append(script);
  });
  loading.set(address, arriving);
  return arriving;
}
