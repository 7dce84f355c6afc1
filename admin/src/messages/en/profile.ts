/** Texts of a person's own page in English. */
export const profile = {
  person: 'Personal information',
  password: 'Change password',
  avatar: 'Picture',
  avatarRule: 'jpg or png files only, at most 500kb',
  choose: 'Choose a picture',
  oldPassword: 'Old password',
  newPassword: 'New password',
  newPassword1: 'Confirm password',
  oldPasswordRequired: 'Enter the old password',
  newPasswordRequired: 'Enter the new password',
  newPassword1Required: 'Enter the new password again',
  signInAnew: 'The password has been changed; sign in with the new one',
  mismatch: 'The two passwords differ',
};
