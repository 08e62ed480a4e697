import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { EDIT_LIST } from '../lists/make-data.ts';

export const languageOf = (id: string, locale: string): string =>
  `/flink-make/edit-activities/${id}/languages/${locale}`;

/** How far a language version is, in hundredths. */
export const shareOf = ({
  done,
  changed,
  missing,
}: Readonly<Record<'done' | 'changed' | 'missing', number>>): number => {
  const all = done + changed + missing;
  return all === 0 ? 100 : Math.floor((done / all) * 100);
};

/** Begins a language version of an activity; says whether it is there. */
export function useAddLanguage(id: string): (locale: string) => Promise<boolean> {
  const dialogs = useDialogs();
  const queries = useQueryClient();
  return async (locale) => {
    try {
      await officeApi('addLanguage', { params: { id }, body: { locale } });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
      return false;
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: EDIT_LIST }),
      queries.invalidateQueries({ queryKey: ['make', 'activity', id] }),
    ]);
    return true;
  };
}
