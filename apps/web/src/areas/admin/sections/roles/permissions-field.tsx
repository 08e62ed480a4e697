import { treeOf } from '@flink/contract/access/permission-paths.ts';
import { allows } from '@flink/contract/access/rules.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import { type PermissionArea, permissionAreas } from './permission-areas.ts';
import classes from './permissions-field.module.css';

/** Sections of Admin that no page of their own is called by. */
const WITHOUT_PAGE = new Set(['clever', 'organization-config']);

/** What a role may do, area by area; what its editor may not do cannot be given (spec 3 §6). */
export function PermissionsField({ field, value, onChange, label, hint, error, disabled }: FieldInputProps) {
  const { t } = useTexts();
  const holder = holderOf(useSession());
  const given = new Set(value as readonly string[]);
  const all = field.kind === 'choices' ? field.values : [];
  const give = (paths: readonly string[], on: boolean) =>
    onChange(all.filter((path) => (paths.includes(path) ? on : given.has(path))));
  const mayGive = (path: string) => given.has(path) || allows(treeOf([path]), holder);

  const nameOf = (area: string, section: string) => {
    if (area !== 'admin' || WITHOUT_PAGE.has(section))
      return t(`permission.section.${section.replaceAll('.', '-')}`);
    return t(titleKeyOf(section.replace('.', '-')));
  };

  const drawn = ({ area, sections }: PermissionArea) => (
    <section key={area} className={classes.area} aria-label={t(`permission.area.${area}`)}>
      <h3 className={classes.title}>{t(`permission.area.${area}`)}</h3>
      {sections.map(({ section, paths }) => (
        <fieldset key={section} className={classes.row}>
          <legend className={classes.name}>{nameOf(area, section)}</legend>
          {paths.map(({ path, action }) => (
            <CheckboxField
              key={path}
              label={t(`permission.${action}`)}
              checked={given.has(path)}
              disabled={(disabled ?? false) || !mayGive(path)}
              onChange={(on) => give([path], on)}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );

  return (
    <div>
      <h2 className={classes.label}>{label}</h2>
      {error ? <FieldError>{error}</FieldError> : <p className={classes.hint}>{hint}</p>}
      {permissionAreas(all).map(drawn)}
    </div>
  );
}
