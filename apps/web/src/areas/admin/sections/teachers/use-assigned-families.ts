import { allows } from '@flink/contract/access/rules.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { holderOf, isViewing, useSession } from '../../../../shared/session/session-store.ts';
import { mergedSettings } from '../../resource/merged-settings.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';

const MAY_ASSIGN = { flinkAdmin: { families: { assign: true } } } as const;

type Ids = readonly string[];

/** What somebody ticks, and what was stored when they began. */
interface Ticked {
  readonly stored: Ids;
  readonly chosen: Ids;
}

const assignedTo = async (teacherId: string): Promise<Ids> =>
  (await officeApi('assignedFamilies', { query: { teacherId } })).data.map(({ _id }) => _id);

/** Which families of the own center a teacher has: not of the row, and saved along with it. */
export function useAssignedFamilies(teacher: ManagedRow) {
  const { t } = useTexts();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const mayChange = allows(MAY_ASSIGN, holderOf(useSession())) && !isViewing;
  const [ticked, setTicked] = useState<Ticked | null>(null);
  const families = useQuery({
    queryKey: ['teacherFamilies', teacher._id, teacher.learningCenterId],
    queryFn: async () => {
      const [offered, assigned] = await Promise.all([
        officeApi('familiesInLearningCenter', {
          query: { learningCenterId: String(teacher.learningCenterId) },
        }),
        assignedTo(teacher._id),
      ]);
      return { offered: offered.data, assigned };
    },
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const { stored, chosen } = ticked ?? {
    stored: families.data?.assigned ?? [],
    chosen: families.data?.assigned ?? [],
  };
  const isChanged = chosen.length !== stored.length || stored.some((id) => !chosen.includes(id));

  /** Somebody else was faster: both keep what they ticked and what they took away, and nothing is sent unasked. */
  const putOnTop = async () => {
    const now = await assignedTo(teacher._id);
    setTicked({
      stored: now,
      chosen: mergedSettings({ ids: stored }, { ids: chosen }, { ids: now }).values.ids,
    });
    await dialogs.info({ title: t('config.conflict'), message: t('config.conflictSave') });
  };

  const saving = useMutation({
    mutationFn: (sent: Ids) =>
      officeApi('assignFamilies', {
        body: { teacherId: teacher._id, families: [...sent], before: [...stored] },
      }),
    networkMode: 'always',
    onSuccess: async (_, sent) => {
      toasts.show({ message: t('teachers.assigned') });
      await Promise.all([families.refetch(), queries.invalidateQueries({ queryKey: ['table', 'teachers'] })]);
      // What was ticked meanwhile stays.
      setTicked((now) => (now && now.chosen !== sent ? { stored: sent, chosen: now.chosen } : null));
    },
    onError: async (error) => {
      const isStale = error instanceof CallFailed && error.code === 'conflict';
      await (isStale ? putOnTop() : Promise.reject(error)).catch((failed: Error) =>
        dialogs.error({ message: failed.message }),
      );
    },
  });

  return {
    families,
    mayChange,
    chosen,
    choose: (id: string, on: boolean) =>
      setTicked({ stored, chosen: on ? [...chosen, id] : chosen.filter((one) => one !== id) }),
    changed: isChanged ? [t('teachers.families')] : [],
    sending: saving.isPending,
    submit: () => saving.mutate(chosen),
    reset: () => setTicked(null),
  };
}

export type AssignedFamiliesDraft = ReturnType<typeof useAssignedFamilies>;
