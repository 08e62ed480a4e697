import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import { percentText } from '@flink/ui/texts/percent-text.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { shareOf } from '../languages/use-add-language.ts';
import { stateOf } from '../lists/activity-state.tsx';
import type { MakeCommon } from '../lists/make-data.ts';
import classes from './language-pills.module.css';

type PillState = 'ok' | 'bad' | 'warn' | 'no';

const SIGNS: Readonly<Record<PillState, IconName>> = {
  ok: 'check',
  bad: 'alert-circle',
  warn: 'alert-triangle',
  no: 'minus',
};

interface LanguagePillsProps {
  readonly activity: MadeActivity;
  readonly locales: MakeCommon['locales'];
}

/** Its own language first, then its versions, each with the sign of its state. */
export function LanguagePills({ activity, locales }: LanguagePillsProps) {
  const { t, locale } = useTexts();
  const words = {
    ok: t('make.ready'),
    bad: t('make.toFix'),
    warn: t('make.originalChanged'),
    no: t('make.notStarted'),
  };
  const own = { ready: 'ok', toFix: 'bad', notStarted: 'no' } as const;
  const version = { ready: 'ok', changed: 'warn', draft: 'no' } as const;
  const pills: readonly { readonly code: string; readonly state: PillState; readonly share?: string }[] = [
    { code: activity.locale, state: own[stateOf(activity)] },
    ...activity.languages.map((one) => ({
      code: one.locale,
      state: version[one.state],
      ...(one.state === 'draft' && one.done > 0 ? { share: percentText(locale, shareOf(one) / 100) } : {}),
    })),
  ];
  return (
    <ul className={classes.pills}>
      {pills.map(({ code, state, share }) => {
        const name = locales.find((one) => one.code === code)?.displayName ?? code;
        return (
          <li key={code} data-state={state} title={`${name}: ${share ?? words[state]}`}>
            {share === undefined && <Icon name={SIGNS[state]} size={14} />}
            <span aria-hidden="true">
              {code} {share}
            </span>
            <span className={classes.hidden}>{`${name}: ${share ?? words[state]}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
