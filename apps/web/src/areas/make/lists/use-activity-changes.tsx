import { allows } from '@flink/contract/access/rules.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { EDIT_LIST } from './make-data.ts';
import { useMakeUndo } from './make-trash.tsx';

type Named = Pick<MadeActivity, '_id' | 'activityName'>;

/** What somebody may do with activities, and does from a list (spec 3 §4.1). Each says whether it was done. */
export function useActivityChanges() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const undoDelete = useMakeUndo('activities');
  const queries = useQueryClient();
  const holder = holderOf(useSession());
  const may = (action: 'create' | 'edit' | 'copy') =>
    allows({ flinkMake: { activities: { [action]: true } } }, holder);

  const refreshLists = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: EDIT_LIST }),
      queries.invalidateQueries({ queryKey: ['table', 'make-activities'] }),
    ]);
  const refresh = () =>
    Promise.all([refreshLists(), queries.invalidateQueries({ queryKey: ['make', 'activity'] })]);
  const idsOf = (activities: readonly Named[]) => activities.map(({ _id }) => _id);

  async function done(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
      return false;
    }
    await refresh();
    return true;
  }

  const putBack = (activities: readonly Named[]) =>
    done(() => officeApi('moveToEditList', { body: { activitiesIds: idsOf(activities) } }));

  return {
    may,
    refresh,

    async add(activities: readonly Named[]) {
      const added = await putBack(activities);
      if (added) toasts.show({ message: t('make.added', { count: activities.length }) });
      return added;
    },

    async remove(activities: readonly Named[]) {
      const removed = await done(() =>
        officeApi('removeFromEditList', { body: { activitiesIds: idsOf(activities) } }),
      );
      if (removed)
        toasts.show({
          message: t('make.removed', { count: activities.length }),
          undo: () => void putBack(activities),
        });
      return removed;
    },

    async makeMonolingual(activities: readonly Named[]) {
      const made = await done(() =>
        officeApi('addMonolingual', { body: { activitiesIds: idsOf(activities) } }),
      );
      if (made) toasts.show({ message: t('make.madeMonolingual', { count: activities.length }) });
      return made;
    },

    async setMonolingual({ _id }: Named, monolingual: boolean) {
      return done(() => officeApi('changeActivities', { body: { activities: [{ _id, monolingual }] } }));
    },

    async fixHelp(activities: readonly Named[]) {
      let count = 0;
      const fixed = await done(async () => {
        const reply = await officeApi('fixMonolingualHelp', { body: { activitiesIds: idsOf(activities) } });
        count = reply.fixed.length;
      });
      if (fixed)
        toasts.show({
          message: count > 0 ? t('make.search.helpFixed', { count }) : t('make.search.helpFixedNone'),
        });
      return fixed;
    },

    async sort({ _id }: Named, educationalCategories: MadeActivity['educationalCategories']) {
      return done(() =>
        officeApi('changeActivities', { body: { activities: [{ _id, educationalCategories }] } }),
      );
    },

    /** The own language of an activity stays. */
    async cleanLanguage(activities: readonly Named[], locale: string, language: string) {
      let count = 0;
      const cleaned = await done(async () => {
        const body = { activitiesIds: idsOf(activities), locale };
        count = (await officeApi('cleanLanguage', { body })).cleaned.length;
      });
      if (cleaned)
        toasts.show({
          message:
            count > 0
              ? t('make.languageCleaned', { language, count })
              : t('make.search.cleanedNone', { language }),
        });
      return cleaned;
    },

    /** The copy, or null. */
    async copy({ _id, activityName }: Named): Promise<MadeActivity | null> {
      let copy: MadeActivity;
      try {
        ({ data: copy } = await officeApi('copyActivity', { params: { id: _id } }));
      } catch (error) {
        // Spec 3 §8, and why where its author can do something about it.
        const isTooMuch = error instanceof CallFailed && error.code === 'files.tooMuchToday';
        await dialogs.error(
          isTooMuch
            ? { title: t('make.copyFailed'), message: error.message }
            : { message: t('make.copyFailed') },
        );
        return null;
      }
      toasts.show({ message: t('make.copied', { name: activityName }) });
      await refresh();
      return copy;
    },

    /** Asks with its name; what still refers to it is listed instead of a refusal. */
    async deleteForGood({ _id, activityName: name }: Named): Promise<boolean> {
      if (!(await dialogs.confirmDelete({ name, message: t('trash.canRestore') }))) return false;
      let undo: string;
      try {
        ({ undo } = await officeApi('deleteActivity', { params: { id: _id } }));
      } catch (error) {
        const uses = error instanceof CallFailed ? error.rows : [];
        await (uses.length > 0
          ? dialogs.info({
              title: t('make.inUse', { name }),
              message: (
                <>
                  <ul>
                    {uses.map((use) => (
                      <li key={use._id}>{use.title}</li>
                    ))}
                  </ul>
                  {(error as CallFailed).code === 'activities.inUseUnseen' && (error as CallFailed).message}
                </>
              ),
            })
          : dialogs.error({ message: (error as Error).message }));
        return false;
      }
      toasts.show({
        message: t('make.deleted', { name }),
        undo: () => undoDelete(undo, name),
      });
      // What is gone must not be asked for again while it still stands on the screen.
      await refreshLists();
      return true;
    },
  };
}
