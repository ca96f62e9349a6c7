# Images of the server for two architectures: cargo xtask image. Who builds for their own machine needs none of this.

# What they are made of: in each variable a name and its digest. The digests are not known here: `cargo xtask image renew` asks for
# them and writes them behind the names, and nothing is built before that.
variable "NODE" { default = "node:22-bookworm-slim" }
variable "RUST" { default = "rust:1-slim-bookworm" }
variable "DEBIAN" { default = "debian:bookworm-slim" }

# The name under which they are pushed.
variable "IMAGE" { default = "septet" }

target "server" {
  dockerfile = "crates/server/Dockerfile"
  platforms = ["linux/amd64", "linux/arm64"]
  args = { NODE = NODE, RUST = RUST, DEBIAN = DEBIAN, PROFILE = "dist" }
}

# The same with what it is made of written down: of our libraries in the image, of Debian's packages beside it.
target "default" {
  contexts = { server = "target:server", sbom = "target/septet/sbom" }
  dockerfile-inline = <<EOT
FROM server
ARG TARGETARCH
COPY --from=sbom client.cdx.json /usr/share/doc/septet/
COPY --from=sbom server-$TARGETARCH.cdx.json /usr/share/doc/septet/server.cdx.json
EOT
  platforms = ["linux/amd64", "linux/arm64"]
  attest = ["type=sbom", "type=provenance,mode=max"]
  tags = [IMAGE]
}
