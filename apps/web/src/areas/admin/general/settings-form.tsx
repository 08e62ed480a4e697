import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import type { Settings } from '@flink/contract/calls/office/general.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { emailError } from '@flink/contract/rules/people/email.ts';
import type { PointsField } from '@flink/contract/rules/play/points-fields.ts';
import { REPORT_RATES, reportsDatesIssues } from '@flink/contract/rules/reports/report-periods.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { MultiSelectField } from '@flink/ui/office/fields/multi-select-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { SaveLine } from '@flink/ui/office/saving/save-line.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCommonData } from '../../../shared/common-data.ts';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { timeZoneGroups } from '../../../shared/time-zones.ts';
import { ReferenceField } from '../resource/fields/reference-field.tsx';
import ReferencesField from '../resource/fields/references-field.tsx';
import { mergedSettings } from '../resource/merged-settings.ts';
import classes from './general.module.css';
import { PointsFields, type PointsValues, pointsIssues } from './points-fields.tsx';
import { ReportsFields } from './reports-fields.tsx';
import { tooFewLanguages } from './settings-rules.ts';

const LABELS = {
  registrationLocales: 'manage.set.registrationLocales',
  emailsLocales: 'manage.set.emailsLocales',
  supportEmail: 'manage.set.supportEmail',
  supportPhone: 'manage.set.supportPhone',
  loginPageDocuments: 'manage.set.loginPageDocuments',
  parentFilms: 'manage.set.parentFilms',
  points: 'manage.set.points',
  reportsRate: 'manage.set.reportsRate',
  reportsDates: 'manage.set.reportsDates',
  hideGroupsSmallerThan: 'manage.set.hideGroupsSmallerThan',
  schoolSignIn: 'manage.set.schoolSignIn',
  timeZone: 'manage.set.timeZone',
} as const satisfies Record<keyof Settings, string>;

/** As it is filled in: a number that was taken out is missing until another one is typed. */
type Values = Omit<Settings, 'points' | 'schoolSignIn' | 'timeZone' | 'hideGroupsSmallerThan'> & {
  readonly points: PointsValues;
  readonly schoolSignIn: boolean;
  readonly timeZone: string;
  readonly hideGroupsSmallerThan: number | null;
  readonly version: string;
};

type Stored = ReplyOf<Calls['settings']>['data'];

/** Both documents, also where none of one was ever chosen. */
const valuesOf = ({ loginPageDocuments: { quickStart = {}, credits = {} }, ...rest }: Stored) => ({
  ...rest,
  loginPageDocuments: { quickStart, credits },
});

const DOCUMENTS = ['quickStart', 'credits'] as const;

export function SettingsLoader() {
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => officeApi('settings', {}, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (settings.isError) return <EmptyState state={{ kind: 'error', onRetry: () => settings.refetch() }} />;
  if (!settings.data) return <SkeletonRows rows={4} withPicture={false} />;
  return <SettingsForm settings={valuesOf(settings.data.data)} />;
}

/** Languages, help, the documents of the sign-in page, family points, reports and time zone, for the whole installation. */
function SettingsForm({ settings }: { readonly settings: ReturnType<typeof valuesOf> }) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const { locales } = useCommonData();
  const toasts = useToasts();
  const queries = useQueryClient();
  const draft = useDraft<Values, ReplyOf<Calls['saveSettings']>>({
    initial: settings,
    check: (form) => ({
      ...Object.fromEntries(
        tooFewLanguages(form).map((name) => [name, t('error.request.tooFewSelected', { min: 1 })]),
      ),
      ...saidOf(t, {
        ...pointsIssues(form.points),
        ...reportsDatesIssues(form),
        supportEmail: form.supportEmail === '' ? undefined : emailError(form.supportEmail),
      }),
    }),
    send: (form) => officeApi('saveSettings', { body: form as Settings }),
    kept: (_, saved) => valuesOf(saved.data),
    onSaved: async () => {
      toasts.show({ message: t('manage.set.saved') });
      await queries.invalidateQueries({ queryKey: ['common'] });
    },
    onFailed: async (error) => {
      const isStale = error instanceof CallFailed && error.code === 'conflict';
      await (isStale ? putOnTop() : Promise.reject(error)).catch((failed: Error) =>
        toasts.show({ message: failed.message, tone: 'bad' }),
      );
    },
  });
  const { values, issues, errors, sending, change, reset, submit } = draft;
  const changedFields = draft.changedFields.filter((field) => field !== 'version');
  /** Somebody else saved first: theirs comes into the form, what was entered here stays, and nothing is sent unasked. */
  const putOnTop = async () => {
    const theirs: Values = valuesOf((await officeApi('settings')).data);
    const merged = mergedSettings<Values>(draft.kept, draft.values, theirs);
    const points = mergedSettings(draft.kept.points, draft.values.points, theirs.points).values;
    draft.rebase(theirs, { ...merged.values, points, version: theirs.version });
    const named = (fields: readonly string[]) =>
      listText(
        fields.filter((field) => field in LABELS).map((field) => t(LABELS[field as keyof typeof LABELS])),
        locale,
      );
    const theirsAlone = merged.theirs.filter((field) => field !== 'version');
    await dialogs.info({
      title: t('config.conflict'),
      message: [
        ...(theirsAlone.length > 0 ? [t('config.conflictTheirs', { fields: named(theirsAlone) })] : []),
        ...(merged.contested.length > 0
          ? [t('config.conflictBoth', { fields: named(merged.contested) })]
          : []),
        t('config.conflictSave'),
      ].join(' '),
    });
  };
  const said = { ...errors, ...issues };
  const wrong = Object.entries(issues)[0];
  const offered = locales.map(({ code, displayName }) => ({ value: code, label: displayName }));
  /** As the field is labelled to which a place belongs: `points.childNormalUse`, `reportsDates.1`. */
  const placeName = (place: string): string => {
    const [field = '', within = ''] = place.split('.');
    if (field === 'points') return t(`manage.points.${within as PointsField}`);
    if (field === 'reportsDates') return t('manage.reports.endDate', { number: Number(within) + 1 });
    return t(LABELS[field as keyof typeof LABELS]);
  };
  const error = (name: string) => (said[name] ? { error: said[name] } : {});
  const setDocument = (name: (typeof DOCUMENTS)[number], code: string, id: string | null) => {
    const { [code]: _, ...others } = values.loginPageDocuments[name];
    change({
      loginPageDocuments: {
        ...values.loginPageDocuments,
        [name]: id === null ? others : { ...others, [code]: id },
      },
    });
  };
  return (
    <div className={classes.cards}>
      <Card title={t('manage.set.languages')}>
        <div className={classes.fields}>
          {(['registrationLocales', 'emailsLocales'] as const).map((name) => (
            <MultiSelectField
              key={name}
              label={t(LABELS[name])}
              required
              value={values[name]}
              options={offered}
              onChange={(codes) => change({ [name]: codes })}
              {...error(name)}
            />
          ))}
        </div>
      </Card>
      <Card title={t('manage.set.support')}>
        <div className={classes.fields}>
          <TextField
            label={t(LABELS.supportEmail)}
            type="email"
            value={values.supportEmail}
            onChange={(supportEmail) => change({ supportEmail })}
            {...error('supportEmail')}
          />
          <TextField
            label={t(LABELS.supportPhone)}
            type="tel"
            value={values.supportPhone}
            onChange={(supportPhone) => change({ supportPhone })}
            {...error('supportPhone')}
          />
        </div>
      </Card>
      <Card title={t('manage.set.signIn')}>
        <SwitchField
          label={t(LABELS.schoolSignIn)}
          hint={t('manage.set.schoolSignInHint')}
          checked={values.schoolSignIn}
          onChange={(schoolSignIn) => change({ schoolSignIn })}
        />
      </Card>
      {DOCUMENTS.map((name) => (
        <Card key={name} title={t(`manage.set.${name}`)}>
          <div className={classes.fields}>
            {locales.map(({ code, displayName }) => (
              <ReferenceField
                key={code}
                label={displayName}
                to="documents"
                clearable
                value={values.loginPageDocuments[name][code] ?? null}
                onChange={(id) => setDocument(name, code, id)}
                {...error(`loginPageDocuments.${name}.${code}`)}
              />
            ))}
          </div>
        </Card>
      ))}
      <Card title={t('manage.set.films')}>
        <div className={classes.fields}>
          <ReferencesField
            label={t(LABELS.parentFilms)}
            hint={t('manage.set.parentFilmsHint')}
            to="films"
            max={20}
            value={values.parentFilms}
            onChange={(parentFilms) => change({ parentFilms: [...parentFilms] })}
            {...error('parentFilms')}
          />
        </div>
      </Card>
      <PointsFields
        values={values.points}
        onChange={(points) => change({ points: { ...values.points, ...points } })}
        errorOf={(name) => said[`points.${name}`]}
      />
      <ReportsFields
        rate={values.reportsRate}
        dates={values.reportsDates}
        onRate={(reportsRate) =>
          change({
            reportsRate,
            reportsDates: Array.from(
              { length: REPORT_RATES[reportsRate] },
              (_, place) => values.reportsDates[place] ?? '',
            ),
          })
        }
        onDates={(reportsDates) => change({ reportsDates })}
        errorOf={(place) => said[`reportsDates.${place}`]}
        hideBelow={values.hideGroupsSmallerThan}
        onHideBelow={(hideGroupsSmallerThan) => change({ hideGroupsSmallerThan })}
        hideBelowError={said.hideGroupsSmallerThan}
      />
      <Card title={t('manage.set.clock')}>
        <div className={classes.fields}>
          <SelectField
            label={t(LABELS.timeZone)}
            hint={t('manage.set.timeZoneHint')}
            required
            searchable
            value={values.timeZone}
            options={timeZoneGroups(values.timeZone)}
            onChange={(timeZone) => timeZone && change({ timeZone })}
            {...error('timeZone')}
          />
        </div>
      </Card>
      <div className={classes.line}>
        <SaveLine
          changed={changedFields.map((field) => t(LABELS[field]))}
          {...(wrong
            ? { problem: t('manage.problem', { field: placeName(wrong[0]), words: wrong[1] }) }
            : {})}
          sending={sending}
          onSave={() => submit()}
          onReset={reset}
        />
      </div>
    </div>
  );
}
