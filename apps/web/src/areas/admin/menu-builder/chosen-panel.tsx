import { holderOf, type MenuTree, type TreeGroup } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { moved, type Step, stepOf } from '@flink/contract/rules/menu-builder/moves.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { memo, type RefObject, useState } from 'react';
import classes from './chosen-panel.module.css';
import { EntryGlyph } from './entry-glyph.tsx';
import type { KnownActivity } from './known-activities.ts';
import type { MenuFigures } from './menu-figures.ts';
import { refusalWords } from './menu-words.ts';
import type { TreeRow } from './tree-rows.ts';

interface ChosenPanelProps {
  readonly tree: MenuTree;
  readonly row: TreeRow | undefined;
  readonly figures: MenuFigures;
  readonly known: ReadonlyMap<string, KnownActivity>;
  readonly lang: string;
  readonly nameField: RefObject<HTMLInputElement | null>;
  readonly onStep: (step: Step) => void;
  readonly onMoveTo: () => void;
  readonly onRename: (groupId: string, name: string) => void;
  readonly onSetLast: (groupId: string, activityId: string | null) => void;
  /** Who gave the name by Enter goes on in the tree. */
  readonly onNamed: () => void;
  readonly onRemove: () => void;
}

const STEPS: readonly { readonly step: Step; readonly keys: string }[] = [
  { step: 'up', keys: 'alt+up' },
  { step: 'down', keys: 'alt+down' },
  { step: 'out', keys: 'alt+left' },
  { step: 'in', keys: 'alt+right' },
];

/** The chosen group or activity: what it is called, what is in it, where it can go. */
export const ChosenPanel = memo(function ChosenPanel(props: ChosenPanelProps) {
  const { tree, row, figures, lang, onStep, onMoveTo, onRemove } = props;
  const { t } = useTexts();
  if (!row || !holderOf(tree, row.entry)) return <p className={classes.none}>{t('builder.chooseOne')}</p>;

  const { entry } = row;
  const group = entry.kind === 'group' ? tree.groups.get(entry._id) : undefined;
  const known = entry.kind === 'activity' ? props.known.get(entry._id) : undefined;
  const counted = group && figures.of({ groupId: group._id });
  const place = { place: String(row.place), of: String(row.of) };
  const into = stepOf(tree, entry, 'in');
  const tried = into && moved(tree, into);

  return (
    <div className={classes.chosen}>
      <div className={classes.about}>
        <header className={classes.head}>
          <EntryGlyph family={group ? 'group' : known?.family} />
          <div className={classes.title}>
            <h2 lang={lang}>{group?.name ?? known?.activityName}</h2>
            <p>
              {group
                ? t('builder.chosenGroup', place)
                : t('builder.chosenActivity', { template: known?.template ?? '', ...place })}
            </p>
          </div>
        </header>
        {counted && (
          <dl className={classes.figures}>
            <div>
              <dt>{t('builder.figureGroups')}</dt>
              <dd>{counted.groups}</dd>
            </div>
            <div>
              <dt>{t('builder.figureActivities')}</dt>
              <dd>{counted.activities}</dd>
            </div>
            <div>
              <dt>{t('builder.figureToFix')}</dt>
              <dd data-bad={counted.toFix > 0 ? '' : undefined}>{counted.toFix}</dd>
            </div>
          </dl>
        )}
        {known && (
          <p className={classes.block}>
            <StatePip tone={known.isValid ? 'ok' : 'bad'}>
              {t(known.isValid ? 'builder.ready' : 'builder.notReady')}
            </StatePip>
          </p>
        )}
        {group && (
          <div className={classes.block}>
            <GroupName key={group._id} {...props} group={group} />
            {group.activities.length > 0 && <LastActivity {...props} group={group} />}
          </div>
        )}
      </div>
      <section className={classes.block} aria-label={t('builder.withoutMouse')}>
        <h3>{t('builder.withoutMouse')}</h3>
        <div className={classes.moves}>
          {STEPS.map(({ step, keys }) => (
            <Button
              key={step}
              keys={keys}
              disabled={!stepOf(tree, entry, step) || (step === 'in' && !tried?.ok)}
              onClick={() => onStep(step)}
            >
              {t(`builder.${step}`)}
            </Button>
          ))}
        </div>
        {tried && !tried.ok && <StatePip tone="bad">{refusalWords(t, tree, tried.refusal)}</StatePip>}
        <div className={classes.ways}>
          <Button icon="transfer" wraps onClick={onMoveTo}>
            {t('builder.moveTo')}
          </Button>
          <Button variant="bad" icon="trash" wraps onClick={onRemove}>
            {t('builder.takeOut')}
          </Button>
        </div>
      </section>
    </div>
  );
});

interface LastActivityProps extends Pick<ChosenPanelProps, 'known' | 'onSetLast'> {
  readonly group: TreeGroup;
}

/** Spec 1 §2: learners see activities by name, and this one behind all others. */
function LastActivity({ group, known, onSetLast }: LastActivityProps) {
  const { t } = useTexts();
  const { _id, activities, lastActivityId = null } = group;
  return (
    <SelectField
      label={t('builder.last')}
      hint={t('builder.lastHint')}
      placeholder={t('builder.lastNone')}
      clearable
      value={activities.some((id) => id === lastActivityId) ? lastActivityId : null}
      options={activities.map((id) => ({ value: id, label: known.get(id)?.activityName ?? id }))}
      onChange={(id) => onSetLast(_id, id)}
    />
  );
}

interface GroupNameProps extends Pick<ChosenPanelProps, 'nameField' | 'onRename' | 'onNamed'> {
  readonly group: { readonly _id: string; readonly name: string };
}

/** Taken when the field is left or Enter is pressed: each letter of its own would be a step to undo. */
function GroupName({ group, nameField, onRename, onNamed }: GroupNameProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? group.name;
  const wanted = name.trim();
  const take = () => {
    if (wanted === '') return;
    if (wanted !== group.name) onRename(group._id, wanted);
    setTyped(null);
  };
  return (
    <TextField
      ref={nameField}
      label={t('builder.newGroupName')}
      value={name}
      maxLength={200}
      onChange={setTyped}
      onBlur={take}
      // What is left is taken.
      onEnter={() => wanted !== '' && onNamed()}
      {...(wanted === '' ? { error: t('builder.nameEmpty') } : {})}
    />
  );
}
