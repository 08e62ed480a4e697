import type { ReactNode } from 'react';
import type { MenuAction } from '../buttons/action-menu.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { Emptiness } from '../states/empty-state.tsx';
import type { TableState } from './table-state.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Share of the table, such as "18%". */
  readonly width?: string;
  readonly align?: 'end';
  /** Read after the others: a shade lighter. */
  readonly quiet?: boolean;
  /** Leaves first when the table gets narrow. */
  readonly minor?: boolean;
}

/** The first column: bold, a link, with a second line below. It also names the row in every label. */
export interface NameColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly name: (row: Row) => string;
  /** The name as it is drawn, where more than its words is to be seen. */
  readonly drawn?: (row: Row) => ReactNode;
  readonly second?: (row: Row) => ReactNode;
  readonly picture?: (row: Row) => ReactNode;
  readonly href?: (row: Row) => string;
  readonly sortable?: boolean;
}

export interface BulkAction<Row> {
  readonly label: string;
  readonly icon: IconName;
  readonly bad?: boolean;
  /** The key that does the same while rows are chosen. */
  readonly keys?: string;
  /** With `all` it is about every row that matches, those on other pages too: so many. */
  readonly onRun: (rows: readonly Row[], all: number | null) => void;
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** What is chosen in one filter, and how it changes. */
export interface FilterChoice {
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Its values stand in the address as the server takes them: a range as `from..to`, `none` for rows without a value. */
export type TableFilter = { readonly id: string; readonly label: string } & (
  | { readonly kind?: 'options'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'days'; readonly mayBeNone: boolean }
  | {
      readonly kind: 'numbers';
      readonly mayBeNone: boolean;
      readonly min: number;
      readonly max: number;
      readonly decimals?: number;
    }
  /** Thousands of values, which the page looks up as somebody types. */
  | {
      readonly kind: 'lookup';
      readonly nameOf: (value: string) => string;
      readonly panel: (choice: FilterChoice) => ReactNode;
    }
);

export type TableContent<Row> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'rows';
      readonly rows: readonly Row[];
      readonly total: number;
      /** How many there are without search and filters, when the server says so. */
      readonly unfiltered?: number;
      /** The next rows are on their way; these stay. */
      readonly refreshing?: boolean;
      /** These rows were found for other words or filters than those that stand above them. */
      readonly stale?: boolean;
    }
  | {
      readonly kind: 'error';
      readonly title?: string;
      readonly message?: string;
      readonly onRetry: () => void;
    }
  | { readonly kind: 'tooMuch'; readonly total: number };

export interface RowParts<Row> {
  readonly rowKey: (row: Row) => string;
  readonly name: NameColumn<Row>;
  readonly columns: readonly Column<Row>[];
  readonly onEdit?: (row: Row) => void;
  /** What else can be done with a row. Left out for protected rows, which show a lock (spec 3 §6). */
  readonly menu?: (row: Row) => readonly MenuAction[];
  readonly isProtected?: (row: Row) => boolean;
  /** Rows that can be chosen for a bulk action; those that are not protected when not said. */
  readonly isPickable?: (row: Row) => boolean;
}

/** Columns that somebody does not want to see, by id; the name always stays. */
export interface LeftOut {
  readonly columns: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

export interface DataTableProps<Row> extends RowParts<Row> {
  /** What the rows are: "Users". */
  readonly label: string;
  readonly content: TableContent<Row>;
  readonly state: TableState;
  readonly onStateChange: (next: TableState) => void;
  readonly searchPlaceholder?: string;
  readonly filters?: readonly TableFilter[];
  readonly bulk?: readonly BulkAction<Row>[];
  /** Bulk actions can be about all rows that match and not only those on the page. */
  readonly bulkAll?: boolean;
  /** Lets people leave columns out; without it all are shown. */
  readonly left?: LeftOut;
  /** Buttons at the end of the tool line: download. */
  readonly tools?: ReactNode;
  /** Below that line and above the rows: filters that need room of their own. */
  readonly between?: ReactNode;
  /** Shown before the first row exists. */
  readonly first: Omit<Extract<Emptiness, { kind: 'first' }>, 'kind'>;
  /** Says what the search or filters did not find. */
  readonly nothing?: { readonly title?: string; readonly message?: string; readonly actions?: ReactNode };
}
