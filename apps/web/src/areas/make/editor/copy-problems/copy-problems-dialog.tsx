import { CallFailed } from '@flink/contract/client/client.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import type { Content } from '@flink/game-kit/model/content/content.ts';
import { outlineOf } from '@flink/make-kit/description/outline.ts';
import { withValueAt } from '@flink/make-kit/document/place.ts';
import { workingCopy } from '@flink/make-kit/document/working-copy.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import { creditChange, creditOf } from '@flink/make-kit/media/picture/credits.ts';
import { newId } from '@flink/make-kit/problems/new-id.ts';
import type { HeldProblem } from '@flink/make-kit/problems/use-problems.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { EDIT_LIST, editList } from '../../lists/make-data.ts';
import { sendWork } from '../send-work.ts';
import { copiedProblems } from './copied-problems.ts';
import classes from './copy-problems-dialog.module.css';

interface Copying {
  readonly activityId: string;
  readonly editor: Editor;
  readonly document: Content<unknown, unknown>;
  readonly problems: readonly HeldProblem[];
  readonly targetId: string;
}

/** Files first: a problem never names one that is not there. Behind what the other activity has, as one save. */
async function copyInto({ activityId, editor, document, problems, targetId }: Copying): Promise<void> {
  const files = [...new Set(editor.template.media({ problems }, document.options))];
  const [{ data: target }, copied] = await Promise.all([
    officeApi('openActivity', { params: { id: targetId }, query: {} }),
    files.length === 0
      ? { files: {} }
      : officeApi('copyActivityFiles', { params: { id: activityId }, body: { targetId, files } }),
  ]);
  const copy = workingCopy(editor.template, target.data);
  if (!copy.ok) throw new CallFailed(422, { code: 'activities.copyFailed', message: 'Error copy activity' });
  const gameData = copy.document.gameData as { readonly problems?: readonly HeldProblem[] };
  const data: ActivityData = {
    ...withCredits(copy.document, document, copied.files),
    gameData: {
      ...gameData,
      problems: [...(gameData.problems ?? []), ...copiedProblems(problems, copied.files, newId)],
    },
  };
  await sendWork('saveDraft', { activityId: targetId }, { data, baseVersion: target.version });
}

/** Pictures keep their makers. */
function withCredits<Target extends object>(
  target: Target,
  from: object,
  files: Readonly<Record<string, string>>,
): Target {
  return Object.entries(files).reduce((document, [name, there]) => {
    const { place, value } = creditChange(there, creditOf(from, name));
    return value === undefined ? document : withValueAt(document, place, value);
  }, target);
}

interface CopyProblemsProps extends Omit<Copying, 'targetId'> {
  readonly current: number;
  readonly onClose: () => void;
}

/** Several problems go with their files into another activity of the same template. */
export function CopyProblemsDialog({ current, onClose, ...of }: CopyProblemsProps) {
  const { t } = useTexts();
  const { show } = useToasts();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const list = useQuery(editList);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(of.problems.slice(current, current + 1).map(({ id }) => id)),
  );
  const [targetId, setTargetId] = useState<string | null>(null);
  const [copying, setCopying] = useState(false);
  const targets = (list.data?.data ?? []).filter(
    ({ _id, templateAlias }) => _id !== of.activityId && templateAlias === of.editor.template.alias,
  );
  const target = targets.find(({ _id }) => _id === targetId);

  const copy = async () => {
    if (!target) return;
    setCopying(true);
    try {
      const problems = of.problems.filter(({ id }) => chosen.has(id));
      await copyInto({ ...of, problems, targetId: target._id });
      await queries.invalidateQueries({ queryKey: EDIT_LIST });
      show({ message: t('make.copy.done', { count: problems.length, name: target.activityName }) });
      onClose();
    } catch (error) {
      setCopying(false);
      await dialogs.error({
        message: error instanceof CallFailed ? error.message : t('office.empty.noResponse'),
      });
    }
  };

  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)));
  const all = chosen.size === of.problems.length;
  return (
    <Dialog
      opened
      closeButton
      width="decide"
      title={t('make.copy.title')}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('office.dialog.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!target || chosen.size === 0}
            loading={copying}
            onClick={() => void copy()}
          >
            {t('make.copy.copy', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className={classes.sheet}>
        <SelectField
          label={t('make.copy.target')}
          searchable
          required
          value={targetId}
          onChange={setTargetId}
          options={targets.map(({ _id, activityName }) => ({ value: _id, label: activityName }))}
          hint={list.isSuccess && targets.length === 0 ? t('make.copy.noTarget') : undefined}
        />
        <fieldset className={classes.problems}>
          <legend>{t('make.copy.which')}</legend>
          <CheckboxField
            label={t('make.copy.all')}
            checked={all}
            indeterminate={!all && chosen.size > 0}
            onChange={(isOn) => setChosen(new Set(isOn ? of.problems.map(({ id }) => id) : []))}
          />
          {of.problems.map((problem, index) => (
            <CheckboxField
              key={problem.id}
              label={`${index + 1}. ${outlineOf(of.editor.description.problems ?? {}, problem).title}`}
              checked={chosen.has(problem.id)}
              onChange={(isOn) => toggle(problem.id, isOn)}
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
