import type { ReportScreen } from '../reports/names.ts';

type Can<Action extends string> = { readonly [A in Action]?: boolean };
type Rows = Can<'view' | 'create' | 'edit' | 'delete'>;
type Look = Can<'view'>;

/** Sections of /admin, named as in the address (spec 3 §2.1), and those of the office without an address there. */
type AdminPermissions = {
  readonly 'my-account'?: Can<'view' | 'edit'>;
  readonly 'view-documents'?: Look;
  readonly general?: Can<'view' | 'edit'>;
  readonly 'activity-templates'?: Rows;
  readonly characters?: Rows;
  readonly 'master-organizations'?: Rows;
  readonly 'landing-pages'?: Rows;
  readonly regions?: Rows;
  readonly 'learning-centers'?: Rows;
  readonly documents?: Rows;
  readonly films?: Rows;
  readonly 'global-buttons'?: Rows;
  readonly lists?: Rows;
  readonly locales?: Rows;
  readonly menus?: Rows;
  readonly products?: Rows;
  readonly roles?: Rows;
  readonly scopes?: Rows;
  readonly solutions?: Rows;
  readonly strings?: Rows & Can<'import'>;
  readonly glossary?: Rows & Can<'import'>;
  readonly themes?: Rows;
  readonly users?: Rows;
  readonly words?: Rows & Can<'import'>;
  readonly 'gift-cards'?: Rows & Can<'import'>;
  readonly teachers?: Rows & Can<'import'>;
  readonly families?: Rows;
  readonly purchases?: Can<'view' | 'edit' | 'refund'>;
  readonly codes?: Can<'view' | 'generate'>;
  readonly plans?: Can<'view' | 'purchase' | 'assign'>;
  readonly clever?: Can<'view' | 'edit' | 'sync'>;
  /** The switches of the configuration form that only two roles may turn (spec 3 §6). */
  readonly 'organization-config'?: Can<'edit' | 'privilegedSwitches'>;
  readonly reports?: Readonly<Partial<Record<ReportScreen, Look>>> & {
    readonly family?: Look;
    readonly 'data-export'?: Rows;
  };
};

type MakePermissions = {
  /** Which kinds of activity groups the search offers (spec 3 §6). */
  readonly searchAgsTab?: { readonly actions?: Can<'eduAgs' | 'menuAgs' | 'wordAgs'> };
  readonly activities?: Rows & Can<'copy' | 'authored' | 'generated'>;
  readonly activityGroups?: Rows;
  readonly wordlists?: Rows & Can<'generate'>;
  /** Every scope, not only those of the user's `available.scopes`. */
  readonly scopes?: Can<'all'>;
  /** Controls that translators, or all but admins, do not see (spec 3 §6). */
  readonly controls?: Can<'templateFilter' | 'languageSelector' | 'maxFontSize'>;
};

type ReportPermissions = {
  readonly families?: Can<'view' | 'edit' | 'assign'>;
  readonly products?: Look;
  readonly reports?: Look;
  readonly reportGroups?: Rows;
};

/** What a role may do: area → section → action. A name that is not here does not compile. */
export type Permissions = {
  readonly admin?: AdminPermissions;
  readonly flinkMake?: MakePermissions;
  readonly flinkAdmin?: ReportPermissions;
};
