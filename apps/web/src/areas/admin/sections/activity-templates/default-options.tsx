import { OptionsEditor } from '@flink/make-kit/activity-editor.tsx';
import { withValueAt } from '@flink/make-kit/document/place.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import type { Editor } from '@flink/make-kit/editor.ts';
import type { EditorHost } from '@flink/make-kit/host.ts';
import { lazyEdit } from '@flink/templates/lazy-edit.gen.ts';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import classes from './default-options.module.css';

/** Videos belong to one activity and its languages. */
const OF_ONE_ACTIVITY: ReadonlySet<string> = new Set(['parentVideos']);

interface DefaultOptionsProps extends FieldInputProps {
  readonly alias: string;
}

/** The options of a game, drawn by the game's own editor (spec 3 §3, defaultOptions). */
export default function DefaultOptions({ alias, label, hint, error, value, onChange }: DefaultOptionsProps) {
  const { t } = useTexts();
  const titleId = useId();
  const load = lazyEdit.get(alias);
  const editor = useQuery({
    queryKey: ['template-editor', alias],
    queryFn: () => (load ? load() : null),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <section className={classes.options} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {label}
      </h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {error && <FieldError>{error}</FieldError>}
      {editor.isPending && <SkeletonRows rows={4} />}
      {editor.data === null && <p className={classes.hint}>{t('resource.activityTemplates.noGame')}</p>}
      {editor.data && (
        <Options editor={editor.data} options={value as Editing['content']['options']} onChange={onChange} />
      )}
    </section>
  );
}

/** Options that reach out of the editor belong to one activity, and are not drawn here. */
const NO_HOST = {} as EditorHost;

interface OptionsProps {
  readonly editor: Editor;
  readonly options: unknown;
  readonly onChange: (options: unknown) => void;
}

function Options({ editor: { description }, options, onChange }: OptionsProps) {
  const { locale } = useTexts();
  const [chosen, choose] = useState<Editing['chosen']>(null);
  const content: Editing['content'] = { options, gameData: {} };
  const editing: Editing = {
    content,
    description,
    issues: [],
    said: [],
    locale,
    host: NO_HOST,
    chosen,
    openProblem: 0,
    choose,
    change: (place, changed) => onChange(withValueAt(content, place, changed).options),
    changeAll: (changes) =>
      onChange(changes.reduce((all, { place, value }) => withValueAt(all, place, value), content).options),
    settle: () => undefined,
    leave: () => undefined,
    sayAll: () => undefined,
  };
  return <OptionsEditor editing={editing} hidden={OF_ONE_ACTIVITY} />;
}
