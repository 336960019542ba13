/** Runs before the page: says what to do where the page cannot start, and repairs a damaged copy of the site. */
(() => {
  const RELOADED = "bastide-reloaded-after-failure";
  const version = document.querySelector('meta[name="version"]')?.content ?? "";

  const show = (notice) => {
    const shown = () => {
      const texts = document.getElementById(notice);
      if (!texts) return;
      const wanted = navigator.languages.map((each) => each.slice(0, 2)).find((each) => texts.content.querySelector(`[lang="${each}"]`)) ?? "en";
      document.getElementById("app").replaceChildren(texts.content.querySelector(`[lang="${wanted}"]`).cloneNode(true));
    };
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", shown);
    else shown();
  };

  /** Reload, but only once for each version: what fails twice needs a person. */
  const reloadOnce = () => {
    try {
      if (sessionStorage.getItem(RELOADED) === version) return false;
      sessionStorage.setItem(RELOADED, version);
    } catch {
      return false;
    }
    location.reload();
    return true;
  };

  const repairByWorker = (worker) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      worker.postMessage("repair", [port2]);
    });

  /** Use a newer version as soon as there is one, because this one does not work. */
  const takeUpdate = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const take = () => registration.waiting?.postMessage("take over");
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    const watch = () => registration.installing?.addEventListener("statechange", take);
    registration.addEventListener("updatefound", watch);
    watch();
    take();
  };

  let isRecovering = false;
  const recover = async () => {
    if (isRecovering) return;
    isRecovering = true;
    const worker = navigator.serviceWorker?.controller;
    // Without a worker, the HTTP cache may hold a page of an older version.
    const mayHelp = worker ? await repairByWorker(worker) : await fetch(location.href, { cache: "reload" }).then((answer) => answer.ok, () => false);
    if (mayHelp && reloadOnce()) return;
    if (worker) void takeUpdate();
    if (!document.getElementById("app").firstChild) show("cannot-start");
  };

  if (location.protocol === "file:") return show("opened-as-file");
  // Scripts and style sheets that do not load; the events do not bubble.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && void recover(), true);
  addEventListener("engine-failed", () => void recover());
})();
