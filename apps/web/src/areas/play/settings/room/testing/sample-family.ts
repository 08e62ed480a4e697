/** A family as its own members get it, without anybody in it. */
export const sampleFamily = {
  _id: 'garcia',
  name: 'García',
  email: null,
  phone: null,
  location: null,
  agreeReceiveTextMessages: false,
  listedAtSignIn: true,
  isCustomer: true,
  isPrepaidCustomer: false,
  memberSlots: 6,
  familyMembers: [],
  points: 0,
  cumulativePoints: 0,
};
