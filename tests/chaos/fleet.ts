/** Several processes of the shop on one database, started again when they end, at a time that is moved by hand. */
import { spawn, type ChildProcess } from "node:child_process";
import { failPoints } from "#server/failPoints.ts";
import type { Chance } from "./random";

const READY_WITHIN_MS = 60_000;

interface Member {
  port: number;
  child: ChildProcess | null;
  /** Its end was asked for. */
  isWanted: boolean;
  output: string;
  gone: Promise<void>;
}

export interface FleetOptions {
  file: string;
  ports: readonly number[];
  env: Record<string, string>;
  /** The time that processes are started at, epoch ms. */
  now: () => number;
  /** Fail points that each process is started with; null for none. */
  armed: () => string | null;
}

export class Fleet {
  /** Processes that ended without anybody having asked for it, with the last of what they said. */
  readonly deaths: string[] = [];
  kills = 0;
  /** How often a process ended at each fail point. */
  readonly atFailPoints = new Map<string, number>();
  /** Lines of the log that call for a person, by their alarm. */
  readonly alarms = new Map<string, number>();
  /** The causes of the answers with 500, as they were logged. */
  readonly errors = new Set<string>();
  private readonly members: Member[];
  private isUp = false;

  constructor(private readonly options: FleetOptions) {
    this.members = options.ports.map((port) => ({
      port,
      child: null,
      isWanted: false,
      output: "",
      gone: Promise.resolve(),
    }));
  }

  private spawn(member: Member): void {
    const { file, env, now, armed } = this.options;
    const points = armed();
    member.output = "";
    member.isWanted = true;
    const child = spawn(process.execPath, [file], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "test",
        HOST: "127.0.0.1",
        PORT: String(member.port),
        LOG_LEVEL: "warn",
        RATE_LIMITS: "0",
        TRUST_PROXY: "1",
        CLOCK: new Date(now()).toISOString(),
        ...(points && { FAILPOINTS: points }),
        ...env,
      },
    });
    member.child = child;
    let line = "";
    for (const stream of [child.stdout!, child.stderr!])
      stream.on("data", (data) => {
        member.output = (member.output + String(data)).slice(-4_000);
        const lines = (line + String(data)).split("\n");
        line = lines.pop()!;
        for (const one of lines) this.hear(one);
      });
    member.gone = new Promise((resolve) => {
      // When all that it said has been read as well: its last line tells of a fail point.
      child.once("close", (code, signal) => {
        resolve();
        if (member.child !== child) return;
        member.child = null;
        const isAtFailPoint = signal === "SIGKILL" && member.output.includes('"failPoint"');
        // Whoever starts while the database is away says so and ends: it is started again.
        const isWithoutDatabase = code === 1 && member.output.includes("La base de datos de DATABASE_URL no responde");
        if (member.isWanted && !isAtFailPoint && !isWithoutDatabase)
          this.deaths.push(`port ${member.port}, ${signal ?? `code ${code}`}: ${member.output.slice(-600)}`);
        if (this.isUp) this.spawn(member);
      });
    });
  }

  private hear(line: string): void {
    const [, alarm] = /"alarm":"([a-z-]+)"/.exec(line) ?? [];
    if (alarm) this.alarms.set(alarm, (this.alarms.get(alarm) ?? 0) + 1);
    if (line.includes('"unexpected error"')) this.errors.add(line.slice(0, 1_500));
    const [, point] = /"failPoint":"([a-z-]+)"/.exec(line) ?? [];
    if (point) this.atFailPoints.set(point, (this.atFailPoints.get(point) ?? 0) + 1);
  }

  /** Starts all of them and waits until each is ready. */
  async start(): Promise<void> {
    this.isUp = true;
    for (const member of this.members) this.spawn(member);
    await Promise.all(this.members.map((member) => this.ready(member)));
  }

  private async ready(member: Member): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const status = await fetch(`http://127.0.0.1:${member.port}/listo`).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200) return;
      if (Date.now() > deadline)
        throw new Error(`The process at ${member.port} was not ready in time: ${member.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Ends one that lives, as `kill -9` does; it is started again at once. */
  kill(chance: Chance): void {
    const alive = this.members.filter(({ child }) => child !== null);
    if (alive.length === 0) return;
    const member = chance.pick(alive);
    member.isWanted = false;
    this.kills += 1;
    member.child!.kill("SIGKILL");
  }

  /** Ends all of them in order. */
  async stop(): Promise<void> {
    this.isUp = false;
    await Promise.all(
      this.members.map(async (member) => {
        member.isWanted = false;
        member.child?.kill("SIGTERM");
        await member.gone;
      }),
    );
  }
}

/** Three fail points from chance, each at a time that is soon reached. */
export const someFailPoints = (chance: Chance): string =>
  Array.from({ length: 3 }, () => `${chance.pick(failPoints)}:${1 + chance.below(2)}`).join(",");
