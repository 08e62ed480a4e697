import { CallFailed } from '@flink/contract/client/client.ts';
import type { TeacherHome as Home, HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import { dateText, weekInWords, weekText, whichWeek } from '@flink/contract/rules/teacher-home/home-words.ts';
import { byNeed } from '@flink/contract/rules/teacher-home/needs.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Fox } from '@flink/ui/office/icons/fox.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { useFocusOnHeading } from '@flink/ui/office/page/use-focus-on-heading.ts';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { greeting } from '../../../shared/office/greeting.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { FamiliesTable } from './families-table.tsx';
import { FamilyDetails } from './family-details.tsx';
import { readHomeState, scaleOf, shownFamilies, writeHomeState } from './home-state.ts';
import { MasteredList } from './mastered-list.tsx';
import { MissedWords } from './missed-words.tsx';
import { NeedCards } from './need-cards.tsx';
import { Stressed } from './stressed.tsx';
import classes from './teacher-home.module.css';
import { useHome } from './use-home.ts';
import { useTalks } from './use-talks.ts';
import { BarKey, BarPatterns } from './week-bars.tsx';
import { WeekChooser } from './week-chooser.tsx';
import { WeeklyMail } from './weekly-mail.tsx';

/** What a teacher meets: all families, or one of them looked at closer. */
export default function TeacherHome() {
  const { searchStr } = useLocation();
  const params = new URLSearchParams(searchStr);
  const family = params.get('family');
  useFocusOnHeading(family);
  return family === null ? <AllFamilies week={readHomeState(params).week} /> : <FamilyDetails id={family} />;
}

/** The week in a sentence, who needs a word, what was mastered, all families. */
function AllFamilies({ week }: { readonly week: string | null }) {
  const texts = useTexts();
  const { t } = texts;
  const name = useSession()?.user.firstname ?? '';
  const home = useHome(week);
  const { data } = home;
  return (
    <Page>
      {data && data.families.length > 0 ? (
        <Week home={data} name={name} isOld={home.isPlaceholderData} />
      ) : (
        <>
          <h1 className={classes.title}>{greeting(texts, new Date().getHours(), name)}</h1>
          {home.error ? (
            <EmptyState
              state={{ kind: 'error', ...wordsOf(home.error), onRetry: () => void home.refetch() }}
            />
          ) : data ? (
            <EmptyState
              state={{
                kind: 'first',
                title: t('teacherHome.noFamily'),
                message: t('teacherHome.askTheCenter'),
              }}
            />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </>
      )}
    </Page>
  );
}

/** No answer has the state's own words; an answer brings its own. */
const wordsOf = (error: Error): { readonly title?: string } =>
  error instanceof CallFailed && error.code !== 'network' ? { title: error.message } : {};

interface WeekProps {
  readonly home: Home;
  readonly name: string;
  /** The next week is on its way. */
  readonly isOld: boolean;
}

function Week({ home, name, isOld }: WeekProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const state = readHomeState(new URLSearchParams(searchStr));
  const talks = useTalks();
  const printing = usePrinting();
  const { today, week } = home;
  const which = whichWeek(week, today);
  const families = home.families.map(
    (family): HomeFamily => (talks.talked.has(family._id) ? { ...family, needsAWord: false } : family),
  );
  // Those who were talked to on this visit stay where they were.
  const needy = home.families
    .filter(({ _id, needsAWord, needs }) => needsAWord || (talks.talked.has(_id) && needs.length > 0))
    .map((family) => ({ ...family, needsAWord: true }))
    .toSorted(byNeed);
  const shown = shownFamilies(families, state, locale);
  const go = (next: typeof state) => router.history.push(`${pathname}${writeHomeState(next)}`);
  const short = weekText(week, locale);
  const title = t(`teacherHome.families.${which}`, { week: short });
  const countOfNeedy = families.filter(({ needsAWord }) => needsAWord).length;

  return (
    <div className={classNames(printing.family && classes.oneOnPaper)} aria-busy={isOld}>
      <BarPatterns />
      <PaperHead home={home} only={printing.family} />
      <div className={classes.head}>
        <div className={classes.words}>
          <h1 className={classes.title}>{greeting(texts, new Date().getHours(), name)}</h1>
          <p className={classes.sentence}>
            <Stressed text={weekInWords(texts, home)} />
          </p>
        </div>
        <div className={classes.tools}>
          <WeekChooser week={week} today={today} onChange={(next) => go({ ...state, week: next })} />
          <Button variant="primary" icon="printer" keys="mod+p" onClick={() => printing.print(null)}>
            {t('teacherHome.print')}
          </Button>
        </div>
      </div>
      <div className={classes.top}>
        <NeedCards families={needy} {...talks} />
        <MasteredList title={t(`teacherHome.mastered.${which}`, { week: short })} families={families} />
      </div>
      <section className={classes.card} aria-label={title}>
        <header className={classes.caption}>
          <h2>{title}</h2>
          <BarKey withAdults={families.some(({ days }) => days.some(({ adult }) => adult > 0))} />
          <fieldset className={classes.switch}>
            <legend>
              <VisuallyHidden>{t('teacherHome.show')}</VisuallyHidden>
            </legend>
            {[false, true].map((onlyNeedy) => (
              <button
                key={String(onlyNeedy)}
                type="button"
                aria-pressed={state.onlyNeedy === onlyNeedy}
                onClick={() => go({ ...state, onlyNeedy })}
              >
                {onlyNeedy ? t('teacherHome.needy') : t('teacherHome.all')}{' '}
                <span>{onlyNeedy ? countOfNeedy : families.length}</span>
              </button>
            ))}
          </fieldset>
        </header>
        {shown.length > 0 ? (
          <FamiliesTable
            label={title}
            families={shown}
            today={today}
            week={week}
            scale={scaleOf(families)}
            state={state}
            onState={go}
            onPrint={printing.print}
            onPaper={printing.family?._id ?? null}
          />
        ) : (
          <p className={classes.none}>{t('teacherHome.nobodyNeedsText')}</p>
        )}
      </section>
      <p className={classes.clock}>
        {t('report.clock', { zone: home.timeZone, day: dateText(week, locale, { weekday: 'long' }) })}{' '}
        {t('teacherHome.atDevices')}
      </p>
      <div className={classes.missed}>
        <MissedWords />
      </div>
      <WeeklyMail isWanted={home.weeklyMail} />
    </div>
  );
}

/** Only on paper: what it is, whose, and when it was printed. */
function PaperHead({ home, only }: { readonly home: Home; readonly only: HomeFamily | null }) {
  const { t, locale } = useTexts();
  const session = useSession();
  const week = weekText(home.week, locale, 'long', true);
  const teacher = `${session?.user.firstname ?? ''} ${session?.user.lastname ?? ''}`.trim();
  return (
    <div className={classes.paperHead} aria-hidden="true">
      <Fox size={34} />
      <div>
        <p className={classes.paperTitle}>
          {only
            ? t('teacherHome.paper.family', { name: only.name, week })
            : t('teacherHome.paper.families', { week })}
        </p>
        <p>
          {home.learningCenterName} · {t('teacherHome.paper.of', { count: home.families.length, teacher })}
        </p>
      </div>
      <p className={classes.paperDate}>
        {t('teacherHome.paper.printed', { date: dateText(home.today, locale, { dateStyle: 'long' }) })}
      </p>
    </div>
  );
}

/** Opens the print dialog for all families or one; when it is closed, paper has all of them again. */
function usePrinting() {
  const [asked, setAsked] = useState<{ readonly family: HomeFamily | null } | null>(null);
  useEffect(() => {
    if (!asked) return;
    const done = () => setAsked(null);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [asked]);
  return { family: asked?.family ?? null, print: (family: HomeFamily | null) => setAsked({ family }) };
}
