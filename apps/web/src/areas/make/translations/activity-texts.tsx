import { lazyEdit } from '@flink/templates/lazy-edit.gen.ts';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { orReloaded } from '@flink/ui/office/release/lazily.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { partWords } from '../languages/part-words.ts';
import { languageOf } from '../languages/use-add-language.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import classes from './activity-texts.module.css';
import { type Draft, type Drafts, keyOf, type TextOfActivity, type TextsOfActivity } from './drafts.ts';
import { TextRow } from './text-row.tsx';

interface ActivityTextsProps {
  readonly activity: TextsOfActivity;
  readonly drafts: Drafts;
  readonly language: string;
  readonly common: MakeCommon;
  readonly mayEdit: boolean;
  readonly onChange: (change: (drafts: Drafts) => Drafts) => void;
}

/** One activity: its texts, and beside each of them what is written in the language. */
export function ActivityTexts({ activity, drafts, language, common, mayEdit, onChange }: ActivityTextsProps) {
  const { t } = useTexts();
  const Link = useLink();
  const editor = useQuery({
    queryKey: ['make-description', activity.templateAlias],
    queryFn: () => {
      const load = lazyEdit.get(activity.templateAlias);
      return load ? orReloaded(load) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const template = common.templates.find(({ alias }) => alias === activity.templateAlias);
  const displayName = (code: string) => common.locales.find((one) => one.code === code)?.displayName ?? code;

  const labelOf = ({ place }: TextOfActivity): string => {
    if (place[0] === 'activityName') return t('make.translate.name');
    const [, problems, index] = place;
    const label = editor.data ? partWords(t, editor.data.description, place) : '…';
    return problems === 'problems' && typeof index === 'number' ? `${index + 1} · ${label}` : label;
  };
  const change = (part: string, draft: (old: Draft) => Draft) =>
    onChange((old) => {
      const key = keyOf(activity._id, part);
      const before = old.get(key);
      return before ? new Map([...old, [key, draft(before)]]) : old;
    });

  return (
    <section className={classes.activity} aria-label={activity.activityName} data-id={activity._id}>
      <header className={classes.head}>
        <TemplateSign family={template?.family} glyph={template?.glyph} />
        <div className={classes.words}>
          <h2 className={classes.name}>{activity.activityName}</h2>
          <p className={classes.meta}>
            {template?.activityTemplateName} ·{' '}
            {t('make.translate.fromTo', { from: displayName(activity.locale), to: displayName(language) })}
          </p>
        </div>
        <Link href={languageOf(activity._id, language)} className={classes.link}>
          {t('make.worklist.openVersion')}
        </Link>
      </header>
      {activity.texts.map((text) => {
        const draft = drafts.get(keyOf(activity._id, text.part));
        return (
          draft && (
            <TextRow
              key={text.part}
              activityId={activity._id}
              label={labelOf(text)}
              draft={draft}
              from={activity.locale}
              to={language}
              language={displayName(language)}
              mayEdit={mayEdit}
              onChange={(next) => change(text.part, next)}
            />
          )
        );
      })}
    </section>
  );
}
