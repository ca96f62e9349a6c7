// The time zone of the reader. The client sends it once, where playing hours need it. A zone set on the
// account page stays.
import { zoneHere } from '../account/hours';
import { api } from '../net/api';

let said: string | null = null;

export async function sayZone(account: string) {
  if (said === account) return;
  said = account;
  const time = await api.accountTime();
  if (time.ok && time.value.zone === null) await api.setZone(zoneHere());
}
