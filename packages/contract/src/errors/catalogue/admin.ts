import type { ErrorEntries } from '../error-entry.ts';

/** Spec 3 §5.4 (report dates, CSV), §5.5 (organizations and plans), §6 (protected rows) and §8. */
export const adminErrors = {
  'config.noLocale': { status: 400, text: '* - At least one language must be selected!' },
  'config.privileged': { status: 403, text: 'Only the head office may change this' },
  'plans.belowAssigned': {
    status: 409,
    text: 'You cant purchase less than already assigned to regions and learning centers',
  },
  'plans.aboveUnassigned': {
    status: 409,
    text: 'You cant assign more than master organization has not assigned',
  },
  'plans.noPrice': {
    status: 409,
    text: 'Set the hours and the cost of this product for the organization first',
  },
  'plans.noCost': { status: 409, text: 'Set what a month or year costs' },
  'plans.otherPrice': { status: 409, text: 'The card service has no such price. Choose it again' },
  'plans.belowUsed': { status: 409, text: 'You cant assign less than organization already uses' },
  'plans.noneFree': {
    status: 409,
    text: 'All plans of this learning center are in use. Assign more, or block another family first',
  },
  'codes.productNotAssigned': { status: 409, text: 'This learning center has no plan of this product' },
  'users.own': { status: 403, text: 'This is your own account' },
  'users.headOffice': { status: 403, text: 'People of the head office are blocked one by one' },
  'users.notBelow': { status: 403, text: 'Their role is not below your own' },
  'users.roleNotBelow': { status: 403, text: 'Only roles below your own can be given' },
  'learningCenters.addressLetters': {
    status: 400,
    text: 'Two to 63 small letters, digits and dashes, beginning with a letter or a digit',
  },
  'learningCenters.addressReserved': { status: 400, text: 'Flink itself needs this address' },
  'learningCenters.timeZone': { status: 400, text: 'This time zone is not known' },
  'teachers.importFailed': { status: 500, text: 'Something goes wrong, try again please' },
  'teachers.usernamesInUse': { status: 409, text: 'These usernames are already in use: {list}' },
  'teachers.noneImported': { status: 409, text: 'None of the teachers were imported' },
  'reports.startAfterEnd': { status: 400, text: 'The start date cannot be after the end date' },
  'reports.tooManyExports': {
    status: 409,
    text: 'Five exports are waiting already. Wait for one of them, or stop it',
  },
  'reports.tooManyKept': {
    status: 409,
    text: 'You have twenty exports already. Delete one that you no longer need',
  },
  'reports.noExportFile': { status: 409, text: 'The file of this export is not there' },
  'roles.notYours': { status: 400, text: 'You cannot give what your own role does not have' },
  'roles.own': { status: 400, text: 'What this role may do is not yours to change' },
  'roles.landing': {
    status: 400,
    text: 'Who has this role may not open it. Let them open it below, or land elsewhere',
  },
  'giftCards.code': { status: 400, text: 'Four to forty letters (A to Z), digits and dashes, no dash first' },
  'giftCards.redeemed': { status: 400, text: 'This card was redeemed. It stays as it is' },
  'products.solutionWithout': {
    status: 400,
    text: 'A solution always belongs to a product. Put it into another product instead',
  },
  'products.solutionPlayed': {
    status: 400,
    text: 'Families play one of these with another product. Change its product in the form of the solution itself',
  },
  'templates.oneDefault': {
    status: 400,
    text: 'One template is the default for reports. Make another one the default instead',
  },
  'rows.protected': { status: 409, text: 'This row is protected and cannot be deleted' },
  'rows.inUse': { status: 409, text: 'This is still used elsewhere and cannot be deleted' },
  'trash.referenceGone': {
    status: 409,
    text: 'This belongs to something that was deleted. Restore that first',
  },
  'trash.nameTaken': {
    status: 409,
    text: 'This name is in use again. Rename the other item, then restore this one',
  },
  'trash.tooLarge': {
    status: 409,
    text: 'More than {n} rows would be deleted with this. Delete some of them first',
  },
  'rows.refused': { status: 409, text: '{n} of these cannot be deleted, so nothing was deleted' },
  'rows.tooMany': {
    status: 409,
    text: '{n} rows are too many at once: no more than {most} go at once. Narrow the search',
  },
  'rows.countChanged': {
    status: 409,
    text: 'There are {n} of these now. Look at them again before you go on',
  },
  'scopes.noneChosen': { status: 400, text: 'Choose at least one grade or level' },
  'scopes.noCategory': { status: 400, text: 'Add at least one category' },
  'scopes.untitled': { status: 400, text: 'Give every category a title' },
  'scopes.kindUntitled': { status: 400, text: 'Say what these categories are called' },
  'menus.cycle': { status: 409, text: 'A group cannot stand inside a group that it holds' },
  'menus.twice': {
    status: 409,
    text: 'A group stands in one place of a menu only, and an activity once in a group',
  },
  'menus.unknown': {
    status: 409,
    text: 'Something that was put into this menu is not there any more. Load the menu again',
  },
  'menus.tooDeep': { status: 409, text: 'Groups cannot stand so deep inside each other' },
  'menus.activityInCell': { status: 409, text: 'An activity stands in a group. Put it into one' },
  'import.unknownColumns': { status: 400, text: 'Nobody knows these columns: {list}' },
  'import.repeatedColumns': { status: 400, text: 'These columns stand there more than once: {list}' },
  'import.changedMeanwhile': {
    status: 409,
    text: 'Something was changed in the meantime. Look at the table again before you import it',
  },
  'import.tooManyRows': {
    status: 413,
    text: 'This file has {n} rows. Up to {max} can be imported at once: split it and import the parts',
  },
  'import.tooLarge': {
    status: 413,
    text: 'This file is too large to be imported at once: split it and import the parts',
  },
  'import.running': {
    status: 429,
    text: 'Another file that you sent is still being looked at. Wait until that is done',
  },
  'import.tooManyTaken': {
    status: 429,
    text: 'Too many names or addresses in this file belong to others already. Look through it, and try again in an hour',
  },
  'import.severalOfThisName': { status: 409, text: 'There are several of this name. Write its id instead' },
  'import.twice': { status: 409, text: 'This stands in an earlier row of the file too' },
  'import.yesOrNo': { status: 400, text: 'Write yes or no' },
  'import.wholeNumber': { status: 400, text: 'A whole number, such as 25' },
  'import.day': { status: 400, text: 'A day as year-month-day, such as 2027-12-31' },
  'csv.unreadable': { status: 400, text: 'The CSV file could not be read' },
  'csv.noRows': { status: 400, text: 'The CSV file has no rows' },
} as const satisfies ErrorEntries;
