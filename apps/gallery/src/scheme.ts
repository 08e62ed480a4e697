import type { Scheme } from './address.ts';

/** Office parts read light or dark where the person's own choice is kept. */
export async function setScheme(scheme: Scheme): Promise<void> {
  const { schemeManager } = await import('@flink/ui/office/theme/color-scheme.ts');
  schemeManager.set(scheme);
}
