import { type ComponentType, createContext, useContext } from 'react';
import type { Fields } from '../description/field.ts';
import type { Place } from '../document/place.ts';

export interface FieldListProps {
  readonly place: Place;
  readonly fields: Fields;
  /** Only those of the column at the end, or only the others. */
  readonly aside?: boolean;
}

/** Fields hold fields: those inside are drawn by what draws all of them, which stands around the editor. */
const NestedFields = createContext<ComponentType<FieldListProps>>(() => null);

export const NestedFieldsProvider = NestedFields.Provider;

export const useNestedFields = (): ComponentType<FieldListProps> => useContext(NestedFields);
