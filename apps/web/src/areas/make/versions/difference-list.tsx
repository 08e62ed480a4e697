import type { Editing } from '@flink/make-kit/editing.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './difference-list.module.css';
import { type Difference, type FieldDifference, type Said, saidOf, type Whereabouts } from './differences.ts';

interface DifferenceListProps {
  readonly differences: readonly Difference[];
  readonly editing: Pick<Editing, 'description' | 'locale' | 'host'>;
  /** Of two authors, of whom neither was first; else of two moments. */
  readonly authors?: boolean;
}

/** What differs, by problem and field: then at the start, now at the end, or one's own and that of somebody else. */
export function DifferenceList({ differences, editing, authors = false }: DifferenceListProps) {
  const { t } = useTexts();
  const unit = t(`make.unit.${editing.description.unit}`);
  const sides = authors
    ? ([t('make.clash.mine'), t('make.clash.theirs')] as const)
    : ([t('make.versions.then'), t('make.versions.now')] as const);
  const goneIn = ({ state }: Whereabouts & { readonly kind: 'problem' }): readonly string[] =>
    state === 'changed' ? [] : [`${sides[state === 'removed' ? 1 : 0]}: ${t('make.clash.gone')}`];
  const titleOf = ({ where }: Difference): string => {
    if (where.kind === 'problem')
      return authors
        ? [`${unit} ${where.number}`, ...goneIn(where)].join(' · ')
        : t(`make.versions.${where.state}`, { unit, number: where.number });
    switch (where.kind) {
      case 'order':
        return t('make.versions.moved');
      case 'help':
        return t('make.editor.help');
      case 'options':
        return t('make.editor.options');
      default:
        return t('make.whole');
    }
  };
  if (differences.length === 0)
    return (
      <p className={classes.same}>
        <Icon name="circle-check" size={18} />
        {t('make.versions.same')}
      </p>
    );
  return (
    <ul className={classes.list}>
      {differences.map((difference) => (
        <li key={JSON.stringify(difference.where)} className={classes.part}>
          <h3 className={classes.title}>{titleOf(difference)}</h3>
          {difference.fields.map((one) => (
            <Beside key={one.name} difference={one} editing={editing} sides={sides} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What the shell keeps has no field of the editor. */
const SHELL: Readonly<Record<string, string>> = {
  helpHtml: 'make.editor.help',
  helpString: 'make.editor.help',
  multiLocaleHelp: 'make.editor.help',
  helpAudio: 'make.help.sound',
  helpLocale: 'make.language',
};

function Beside({
  difference,
  editing,
  sides,
}: Pick<DifferenceListProps, 'editing'> & {
  readonly difference: FieldDifference;
  readonly sides: readonly [string, string];
}) {
  const { t } = useTexts();
  const { name, field, before, now } = difference;
  const label = field ? t(`make.field.${field.words ?? name}`) : t(SHELL[name] ?? 'make.versions.other');
  return (
    <div className={classes.field}>
      <p className={classes.label}>{label}</p>
      <div className={classes.sides}>
        <Side title={sides[0]} said={saidOf(field, before)} editing={editing} />
        <Side title={sides[1]} said={saidOf(field, now)} editing={editing} />
      </div>
    </div>
  );
}

function Side({
  title,
  said,
  editing,
}: Pick<DifferenceListProps, 'editing'> & {
  readonly title: string;
  readonly said: readonly Said[];
}) {
  const { t } = useTexts();
  return (
    <div className={classes.side}>
      <b className={classes.when}>{title}</b>
      {said.length === 0 && <span className={classes.nothing}>{t('make.versions.nothing')}</span>}
      {said.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are drawn anew as a whole
        <Part key={index} part={part} editing={editing} />
      ))}
    </div>
  );
}

function Part({ part, editing }: Pick<DifferenceListProps, 'editing'> & { readonly part: Said }) {
  const { t } = useTexts();
  switch (part.kind) {
    case 'text':
      return <span {...inLanguage(editing.locale)}>{part.text}</span>;
    case 'switch':
      return <span>{part.isOn ? t('make.versions.on') : t('make.versions.off')}</span>;
    case 'choice':
      return <span>{t(`make.choice.${part.value}`)}</span>;
    case 'image':
      return (
        <img className={classes.picture} src={editing.host.mediaUrl(part.file)} alt={nameOf(part.file)} />
      );
    default:
      return (
        <span className={classes.file}>
          <Icon name={part.kind === 'audio' ? 'volume' : 'file-text'} size={16} />
          {nameOf(part.file)}
        </span>
      );
  }
}

const nameOf = (file: string): string => file.split('/').at(-1) ?? file;
