import type { Texts } from '@flink/ui/texts/texts.tsx';

/** By the clock on the wall. */
export function greeting({ t }: Texts, hour: number, name: string): string {
  if (hour < 12) return t('teacherHome.morning', { name });
  return hour < 18 ? t('teacherHome.afternoon', { name }) : t('teacherHome.evening', { name });
}
