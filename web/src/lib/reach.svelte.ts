/** Whether the server answered the last request. */
class Reach {
  away = $state(false);
}

export const reach = new Reach();
