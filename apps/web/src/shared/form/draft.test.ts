import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asked, changed, changedFields, draftOf, refused, shownErrors } from './draft.ts';

const START = { name: '', email: 'a@b.c', members: [{ username: 'leo' }, { username: 'mia' }] };
const NO = new Error('no');

describe('a draft', () => {
  it('shows nothing wrong before somebody asked', () => {
    const draft = changed(draftOf(START), { name: 'x' });

    expect(shownErrors(draft, { name: 'Too short' })).toEqual({});
    expect(shownErrors(asked(draft), { name: 'Too short' })).toEqual({ name: 'Too short' });
  });

  it('keeps all that was entered when it is refused', () => {
    const before = asked(changed(draftOf(START), { name: 'Ana', email: 'x@y.z' }));

    const after = refused(before, NO, { email: 'Taken' });

    expect(after.values).toEqual(before.values);
    expect(shownErrors(after, {})).toEqual({ email: 'Taken' });
    expect(after.failure).toBe(NO);
  });

  it('keeps all that was entered when nobody answers, and blames no field', () => {
    const before = asked(changed(draftOf(START), { name: 'Ana', members: [{ username: 'zawadi' }] }));

    const after = refused(before, NO, {});

    expect(after.values).toEqual(before.values);
    expect(changedFields(after)).toEqual(['name', 'members']);
    expect(shownErrors(after, {})).toEqual({});
    expect(after.failure).toBe(NO);
  });

  it('takes back the word about a field that is changed, and no other', () => {
    const draft = refused(draftOf(START), NO, { email: 'Taken', name: 'Odd' });

    const after = changed(draft, { email: 'new@b.c' });

    expect(after.refused).toEqual({ name: 'Odd' });
    expect(after.failure).toBeNull();
  });

  it('takes back the words about the row of a list that is changed, and keeps those of the others', () => {
    const draft = refused(draftOf(START), NO, {
      'members.0.username': 'Taken',
      'members.1.username': 'Taken',
    });

    const after = changed(draft, { members: [] }, ['members.1']);

    expect(after.refused).toEqual({ 'members.0.username': 'Taken' });
    expect(changed(draft, { members: [] }).refused).toEqual({});
  });

  it('names the fields that differ from what is kept, and none after they are typed back', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, email) => {
        const draft = changed(draftOf(START), { name, email });

        expect(changedFields(draft).includes('name')).toBe(name !== START.name);
        expect(changedFields(draft).includes('email')).toBe(email !== START.email);
        expect(changedFields(changed(draft, { name: START.name, email: START.email }))).toEqual([]);
      }),
    );
  });

  it('asks anew without the old refusals', () => {
    const draft = asked(refused(draftOf(START), NO, { email: 'Taken' }));

    expect(shownErrors(draft, {})).toEqual({});
    expect(draft.failure).toBeNull();
  });
});
