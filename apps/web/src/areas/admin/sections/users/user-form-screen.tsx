import { ROLE_ALIASES, roles } from '@flink/contract/access/roles.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { type Place, placeOfRole, rolesGivenBy } from '@flink/contract/rules/people/given-roles.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { PasswordField } from '@flink/ui/office/fields/password-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { currentSession } from '../../../../shared/session/session-store.ts';
import { FieldInput } from '../../resource/fields/field-input.tsx';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { ViewAsButton } from '../../viewing/view-as-button.tsx';
import { roleText } from './role-text.ts';
import { useMadeRoles } from './use-made-roles.ts';
import { usePasswordLink } from './use-password-link.ts';
import { viewedUser } from './viewed-user.ts';

const resource = RESOURCES.users;

/** An account: its role, where it belongs, flags, a temporary password, and whether it is blocked. */
export default function UserFormScreen() {
  return <RowLoader resource={resource}>{(row) => <UserForm key={row?._id ?? 'new'} row={row} />}</RowLoader>;
}

function UserForm({ row }: { readonly row: ManagedRow | null }) {
  const { t } = useTexts();
  const alias = currentSession()?.userRole.alias ?? '';
  const given = rolesGivenBy(alias);
  const isHead = alias === 'SUPER' || alias === 'MASTER_ADMIN';
  const ownRole = row ? String(row.roleAlias) : null;
  const isGiven = (role: string | null) => given.some((one) => one === role);
  const made = useMadeRoles();
  const mayChange = (role: string) => isGiven(role) || made.some(({ alias: one }) => one === role);
  const others =
    ownRole === null || row === null || mayChange(ownRole)
      ? []
      : [{ value: ownRole, label: roleText(row, t) }];
  /** A field only where the role belongs to such a place. */
  const placed = (place: Place) => (props: FieldInputProps, propsOf: (name: string) => FieldInputProps) => {
    const role = String(propsOf('roleAlias').value);
    if (made.some(({ alias: one }) => one === role)) return <FieldInput {...props} />;
    return placeOfRole(role) === place ? <FieldInput {...props} required /> : null;
  };
  return (
    <ResourceForm
      resource={resource}
      row={row}
      actions={
        row && (
          <>
            <ViewAsButton person={viewedUser(row)} name={String(row.name)} />
            {ownRole !== null && mayChange(ownRole) && <PasswordLinkButton row={row} />}
          </>
        )
      }
      preset={{ roleAlias: isHead ? roles.REGULAR.alias : (given[0] ?? null) }}
      fields={{
        roleAlias: ({ label, value, onChange, option, error, disabled = false }) => (
          <SelectField
            label={label}
            required
            disabled={disabled || (ownRole !== null && !mayChange(ownRole))}
            {...(error ? { error } : {})}
            value={value as string}
            options={[
              ...others,
              ...given.map((role) => ({ value: role, label: option(role) })),
              ...made.map((role) => ({ value: role.alias, label: role.name })),
            ]}
            searchable
            onChange={onChange}
          />
        ),
        masterOrganizationId: placed('masterOrganizationId'),
        regionId: placed('regionId'),
        learningCenterId: placed('learningCenterId'),
        // Only who writes activities, and does not see every scope, works in some (spec 3 §6).
        scopes: (props, propsOf) =>
          isHead && writes(made, String(propsOf('roleAlias').value), propsOf('flinkMake').value === true) ? (
            <FieldInput {...props} />
          ) : null,
        temporaryPassword: ({ label, value, onChange, hint, error, disabled = false }) => (
          <PasswordField
            label={label}
            disabled={disabled}
            autoComplete="new-password"
            {...(hint ? { hint } : {})}
            {...(error ? { error } : {})}
            value={typeof value === 'string' ? value : ''}
            onChange={(text) => onChange(text === '' ? null : text)}
          />
        ),
        ...(isHead ? {} : { flinkAdmin: null, flinkMake: null }),
      }}
    />
  );
}

interface MadeRole {
  readonly alias: string;
  readonly flinkMake: boolean;
  readonly allScopes: boolean;
}

function writes(made: readonly MadeRole[], role: string, flinkMake: boolean): boolean {
  const own = made.find(({ alias }) => alias === role);
  if (own) return (flinkMake || own.flinkMake) && !own.allScopes;
  const known = ROLE_ALIASES.find((alias) => alias === role);
  if (!known) return flinkMake;
  const { flags, permissions } = roles[known];
  return (flinkMake || flags.flinkMake === true) && permissions.flinkMake?.scopes?.all !== true;
}

function PasswordLinkButton({ row }: { readonly row: ManagedRow }) {
  const { t } = useTexts();
  const { sending, send } = usePasswordLink();
  return (
    <Button icon="mail" loading={sending} onClick={() => void send(row)}>
      {row.status === 'invited' ? t('users.inviteAgain') : t('users.sendLink')}
    </Button>
  );
}
