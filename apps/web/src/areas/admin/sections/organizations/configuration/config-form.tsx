import {
  CENTER_PHONE_MAX,
  MY_ACCOUNT_VALUES,
  type OrganizationConfig,
  PERCENTS,
  PRIVILEGED_SWITCHES,
} from '@flink/contract/rules/people/organization-config.ts';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../../../../../shared/common-data.ts';
import classes from '../form-parts.module.css';
import type { ConfigDraft } from './use-config-draft.ts';

interface ConfigFormProps {
  readonly draft: ConfigDraft;
  /** Whom it is for, in words. */
  readonly about: string;
  readonly disabled: boolean;
  /** A learning center has a phone of its own (spec 3 §3). */
  readonly withPhone?: boolean;
}

/** Spec 3 §2.3 and §6: languages, switches, shares, and what families see that pay by the hour. */
export function ConfigForm({ draft, about, disabled, withPhone = false }: ConfigFormProps) {
  const { t } = useTexts();
  const { values, errors, issues, change, isPrivileged } = draft;
  const { locales } = useCommonData();
  const mayTurn = isPrivileged && !disabled;
  const chosen = locales.filter(({ code }) => values.locales.includes(code));
  const choose = (code: string, on: boolean) => {
    const now = on ? [...values.locales, code] : values.locales.filter((other) => other !== code);
    const first = now[0];
    const lost = !now.includes(values.defaultLocale) && first !== undefined;
    change({ locales: now, ...(lost ? { defaultLocale: first } : {}) });
  };
  const shownOf = values.myAccountValues ?? MY_ACCOUNT_VALUES;
  const toldOf = (name: keyof OrganizationConfig) =>
    errors[name] ?? (name === 'locales' ? issues[name] : undefined);
  return (
    <section id="config" className={classes.part} aria-labelledby="config-head">
      <div className={classes.partHead}>
        <h2 id="config-head">{t('config.title')}</h2>
        <span>{about}</span>
      </div>
      <Card>
        <fieldset className={classes.set} disabled={disabled}>
          <legend>
            {t('config.locales')} <b aria-hidden="true">*</b>
          </legend>
          <div className={classes.locales}>
            {locales.map(({ code, displayName }) => (
              <div key={code} className={classes.locale} data-on={values.locales.includes(code)}>
                <CheckboxField
                  label={displayName}
                  checked={values.locales.includes(code)}
                  onChange={(on) => choose(code, on)}
                />
              </div>
            ))}
          </div>
          {toldOf('locales') && <FieldError>{toldOf('locales')}</FieldError>}
        </fieldset>
        <div className={withPhone ? classes.thirds : classes.third}>
          <SelectField
            label={t('config.defaultLocale')}
            value={values.defaultLocale}
            disabled={disabled}
            options={chosen.map(({ code, displayName }) => ({ value: code, label: displayName }))}
            onChange={(code) => code && change({ defaultLocale: code })}
            {...(errors.defaultLocale ? { error: errors.defaultLocale } : {})}
          />
          {withPhone && (
            <TextField
              label={t('config.phone')}
              type="tel"
              hint={t('config.phoneHint')}
              disabled={disabled}
              maxLength={CENTER_PHONE_MAX}
              value={values.phone ?? ''}
              onChange={(phone) => change({ phone })}
              {...(errors.phone ? { error: errors.phone } : {})}
            />
          )}
        </div>
        {!isPrivileged && (
          <p className={classes.why}>
            <StatePip tone="still">{t('config.privilegedHint')}</StatePip>
          </p>
        )}
        <div className={classes.switches}>
          {[...PRIVILEGED_SWITCHES, 'multiFamilyTeam' as const].map((name) => (
            <SwitchField
              key={name}
              label={t(`config.${name}`)}
              hint={errors[name] ?? t(`config.${name}Hint`)}
              checked={values[name]}
              disabled={name === 'multiFamilyTeam' ? disabled : !mayTurn}
              onChange={(on) => change({ [name]: on })}
            />
          ))}
        </div>
      </Card>
      {!values.noReports && (
        <Card title={t('config.mastery')}>
          <div className={classes.thirds}>
            {PERCENTS.map((name) => (
              <SelectField
                key={name}
                label={t(`config.${name}`)}
                value={String(values[name])}
                disabled={disabled}
                options={[...new Set([...draft.percents, values[name]])]
                  .toSorted((one, other) => one - other)
                  .map((percent) => ({ value: String(percent), label: `${percent}%` }))}
                onChange={(percent) => percent && change({ [name]: Number(percent) })}
                {...(errors[name] ? { error: errors[name] } : {})}
              />
            ))}
          </div>
        </Card>
      )}
      {draft.plansType === 'PREPAID' && (
        <Card title={t('config.myAccountValues')}>
          <fieldset className={classes.set} disabled={!mayTurn}>
            <legend className={classes.hidden}>{t('config.myAccountValues')}</legend>
            <div className={classes.thirds}>
              {MY_ACCOUNT_VALUES.map((value) => (
                <CheckboxField
                  key={value}
                  label={t(`config.value.${value}`)}
                  checked={shownOf.includes(value)}
                  disabled={!mayTurn}
                  onChange={(on) =>
                    change({
                      myAccountValues: MY_ACCOUNT_VALUES.filter((one) =>
                        one === value ? on : shownOf.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        </Card>
      )}
      <p role="status" className={classes.done}>
        {draft.sent && draft.changed.length === 0 && <StatePip tone="ok">{t('config.saved')}</StatePip>}
      </p>
    </section>
  );
}
