import type { Settings } from '@flink/contract/calls/office/general.ts';
import { emailError } from '@flink/contract/rules/people/email.ts';
import { REPORT_RATES, reportsDatesIssues } from '@flink/contract/rules/reports/report-periods.ts';
import { MultiSelectField } from '@flink/ui/office/fields/multi-select-field.tsx';
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
import { ReferenceField } from '../resource/fields/reference-field.tsx';
import classes from './general.module.css';
import { PointsFields, type PointsValues, pointsIssues } from './points-fields.tsx';
import { ReportsFields } from './reports-fields.tsx';

const LABELS = {
  registrationLocales: 'manage.set.registrationLocales',
  emailsLocales: 'manage.set.emailsLocales',
  supportEmail: 'manage.set.supportEmail',
  supportPhone: 'manage.set.supportPhone',
  loginPageDocuments: 'manage.set.loginPageDocuments',
  points: 'manage.set.points',
  reportsRate: 'manage.set.reportsRate',
  reportsDates: 'manage.set.reportsDates',
} as const satisfies Record<keyof Settings, string>;

/** As it is filled in: a number that was taken out is missing until another one is typed. */
type Values = Omit<Settings, 'points'> & { readonly points: PointsValues };

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
  const { quickStart = {}, credits = {} } = settings.data.data.loginPageDocuments;
  return <SettingsForm settings={{ ...settings.data.data, loginPageDocuments: { quickStart, credits } }} />;
}

/** Languages, help, the documents of the sign-in page, family points and reports, for the whole installation. */
function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useTexts();
  const { locales } = useCommonData();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { values, changedFields, issues, errors, sending, change, reset, submit } = useDraft<Values, unknown>(
    {
      initial: settings,
      check: (form) =>
        saidOf(t, {
          ...pointsIssues(form.points),
          ...reportsDatesIssues(form),
          registrationLocales: form.registrationLocales.length === 0 ? 'request.required' : undefined,
          emailsLocales: form.emailsLocales.length === 0 ? 'request.required' : undefined,
          supportEmail: form.supportEmail === '' ? undefined : emailError(form.supportEmail),
        }),
      send: (form) => officeApi('saveSettings', { body: form as Settings }),
      onSaved: async () => {
        toasts.show({ message: t('manage.set.saved') });
        await queries.invalidateQueries({ queryKey: ['common'] });
      },
      onFailed: (error) => toasts.show({ message: error.message, tone: 'bad' }),
    },
  );
  const said = { ...errors, ...issues };
  const wrong = Object.values(issues)[0];
  const offered = locales.map(({ code, displayName }) => ({ value: code, label: displayName }));
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
      />
      <div className={classes.line}>
        <SaveLine
          changed={changedFields.map((field) => t(LABELS[field]))}
          {...(wrong ? { problem: wrong } : {})}
          sending={sending}
          onSave={() => submit()}
          onReset={reset}
        />
      </div>
    </div>
  );
}
