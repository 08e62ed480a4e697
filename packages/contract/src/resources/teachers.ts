import { EMAIL_MAX_LENGTH } from '../rules/people/email.ts';
import { reference, references, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 3 §7.3. The email is the username; families are assigned to a teacher beside the row. */
export const teachers = defineResource({
  name: 'teachers',
  section: 'teachers',
  group: 'people',
  icon: 'chalkboard',
  personal: true,
  tenant: 'teacher',
  fields: {
    firstname: text(100),
    lastname: text(100),
    email: text(EMAIL_MAX_LENGTH),
    learningCenterId: reference('learningCenters'),
    products: references('products', 50),
  },
  title: 'name',
  opensNew: true,
  hinted: ['email', 'products'],
  importedBy: ['import'],
  shown: ['name', 'learningCenterName', 'families', 'regionId'],
  shownReferences: { regionId: 'regions' },
  columns: ['name', 'email', 'learningCenterName', 'families'],
  search: ['name', 'email', 'learningCenterName'],
});
