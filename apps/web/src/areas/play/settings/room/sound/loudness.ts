import type { Translate } from '@flink/ui/texts/texts.tsx';

export const loudness = (t: Translate, volume: number): string =>
  volume === 0 ? t('settings.sound.off') : t('settings.sound.loud', { percent: Math.round(volume * 100) });
