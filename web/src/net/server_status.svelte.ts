/** Whether the server answered the last request. */
class ServerStatus {
  isUnreachable = $state(false);
}

export const serverStatus = new ServerStatus();

/** Reach of links to this host: this machine, the local network or the internet. */
export function linkScope(host: string): "machine" | "network" | "world" {
  if (host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host)) return "machine";
  const isPrivate = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])/.test(host);
  return isPrivate || host.endsWith(".local") || !/[.:]/.test(host) ? "network" : "world";
}
